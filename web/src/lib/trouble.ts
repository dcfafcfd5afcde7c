import { ApiError } from "./api";
import { speech } from "./speech.svelte";

/** What was caught: anything can be thrown. */
export function faultOf(caught: unknown): Error {
  return caught instanceof Error ? caught : new Error(String(caught));
}

/** What went wrong, in one sentence of the reader's language that says what to do. */
export function trouble(fault: Error): string {
  if (!(fault instanceof ApiError)) return speech.say("web-error-unexpected");
  if (fault.key !== "" && speech.has(fault.key)) return speech.say(fault.key, fault.facts);
  if (fault.status === 404) return speech.say("web-error-not-found");
  return speech.say("web-error-refused");
}
