import type { Lesson, LessonStep } from "../lib/api";
import { socketAt } from "../lib/base";
import type { Update } from "../lib/messages";
import { TableSession } from "../table/session.svelte";
import { nth } from "../lib/sure";
import { leftAt, remember } from "./progress";

/** Somebody on the way through a lesson: a table at which the server plays the script. */
export class Course {
  readonly lesson: Lesson;
  readonly session: TableSession;

  /** Which step is being taught. */
  number = $state(0);

  readonly step: LessonStep = $derived.by(() => nth(this.lesson.steps, this.number));
  readonly isFirst = $derived(this.number === 0);
  readonly isLast = $derived.by(() => this.number === this.lesson.steps.length - 1);

  /** Whether everything that belongs to the step has been played and shown. */
  readonly isPlayed = $derived.by(() => {
    const { shown, waiting } = this.session;
    return shown !== null && shown !== this.#before && waiting === 0 && shown.ply >= this.step.end;
  });

  /** What was shown before the step was asked for. */
  #before = $state.raw<Update | null>(null);
  #wire: WebSocket | null = null;

  constructor(lesson: Lesson) {
    this.lesson = lesson;
    this.number = leftAt(lesson.game, lesson.steps.length);
    this.session = new TableSession({
      id: `learn-${lesson.game}`,
      url: addressOf(lesson.game),
      greeting: () => ({ tokens: [] }),
      called: () => undefined,
      open: (url) => this.#open(url),
    });
  }

  /** Go on to the next step. */
  next(): void {
    if (!this.isLast) this.turnTo(this.number + 1);
  }

  /** Go back one step. */
  back(): void {
    if (!this.isFirst) this.turnTo(this.number - 1);
  }

  /** Go to a step; while the line is down it is asked for when the line is back. */
  turnTo(number: number): void {
    this.number = number;
    remember(this.lesson.game, number);
    const { session } = this;
    session.skip();
    session.now();
    session.refused = null;
    this.#before = session.shown;
    if (this.#wire?.readyState === WebSocket.OPEN) {
      this.#wire.send(JSON.stringify({ type: "turn", step: number }));
    }
  }

  /** Do for the pupil what is to be done now. */
  help(): void {
    const [offer] = this.session.offers;
    if (!offer) return;
    this.session.choose(offer);
    this.session.confirm();
  }

  #open(url: string): WebSocket {
    this.#wire = new WebSocket(`${url}?step=${this.number}`);
    return this.#wire;
  }
}

function addressOf(game: string): string {
  return socketAt(`/api/lessons/${encodeURIComponent(game)}/socket`);
}
