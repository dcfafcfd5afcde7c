/** What part of the map is in sight: it pans, zooms, and fits itself. */

export interface Bounds {
  west: number;
  north: number;
  east: number;
  south: number;
}

const LEAST = 0.16;
const MOST = 2.4;
const MARGIN = 44;
/** Fitting itself, the map is never drawn smaller or larger than this. */
const LEGIBLE = 0.37;
const COMFORTABLE = 1.05;

export class Camera {
  width = $state(0);
  height = $state(0);
  scale = $state(0.6);
  /** The point of the map in the middle of the window. */
  x = $state(0);
  y = $state(0);
  /** Whether the next change is shown as a movement. */
  gliding = $state(false);
  /** Whether a person has moved it: then it stays where it is. */
  moved = $state(false);

  readonly transform = $derived(
    `translate(${this.width / 2 - this.x * this.scale}px, ${this.height / 2 - this.y * this.scale}px) scale(${this.scale})`,
  );

  /** Shows all of these bounds, if that is legible; otherwise as much as is, around `middle`. */
  fit(
    bounds: Bounds,
    options: { whole?: boolean; middle?: readonly [number, number] | undefined } = {},
  ): void {
    if (!this.width || !this.height) return;
    const across = bounds.east - bounds.west + 2 * MARGIN;
    const down = bounds.south - bounds.north + 2 * MARGIN;
    const wanted = Math.min(this.width / across, this.height / down, COMFORTABLE);
    this.scale = Math.max(wanted, options.whole ? LEAST : LEGIBLE);
    this.x = (bounds.west + bounds.east) / 2;
    this.y = (bounds.north + bounds.south) / 2;
    if (options.middle && wanted < this.scale) this.#aim(options.middle, bounds);
    this.moved = false;
  }

  /** Whether a point of the map is well inside the window. */
  sees([x, y]: readonly [number, number]): boolean {
    const across = Math.abs(x - this.x) * this.scale;
    const down = Math.abs(y - this.y) * this.scale;
    return across < this.width / 2 - MARGIN && down < this.height / 2 - MARGIN;
  }

  /** Brings the first of these points into sight, unless one of them already is. */
  reveal(points: readonly (readonly [number, number])[], bounds: Bounds): void {
    const [first] = points;
    if (!this.width || !first || points.some((point) => this.sees(point))) return;
    this.gliding = true;
    this.#aim(first, bounds);
  }

  /** Looks at a point, but not further beyond the edge of the map than needed. */
  #aim([x, y]: readonly [number, number], bounds: Bounds): void {
    const [halfWidth, halfHeight] = [this.width / 2 / this.scale, this.height / 2 / this.scale];
    this.x = within(x, bounds.west - MARGIN + halfWidth, bounds.east + MARGIN - halfWidth);
    this.y = within(y, bounds.north - MARGIN + halfHeight, bounds.south + MARGIN - halfHeight);
  }

  pan(dx: number, dy: number): void {
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
    this.moved = true;
  }

  /** Zooms by a factor around a point of the window, the middle if none is given. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    const scale = Math.min(MOST, Math.max(LEAST, this.scale * factor));
    const [dx, dy] = [px - this.width / 2, py - this.height / 2];
    this.x += dx / this.scale - dx / scale;
    this.y += dy / this.scale - dy / scale;
    this.scale = scale;
    this.moved = true;
  }
}

function within(value: number, low: number, high: number): number {
  return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));
}

const CLICK = 6;

/** Makes an element pan and zoom a camera: drag, pinch, wheel. */
export function steering(camera: Camera): (node: Element) => () => void {
  return (node) => {
    const pointers = new Map<number, { x: number; y: number }>();
    let far = 0;

    const target = (event: PointerEvent | WheelEvent) => {
      const box = node.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const down = (event: PointerEvent) => {
      if (event.button > 0) return;
      pointers.set(event.pointerId, target(event));
      if (pointers.size === 1) far = 0;
      camera.gliding = false;
    };
    const move = (event: PointerEvent) => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const now = target(event);
      far += Math.hypot(now.x - before.x, now.y - before.y);
      if (far < CLICK && pointers.size === 1) return;
      node.setPointerCapture(event.pointerId);
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      pointers.set(event.pointerId, now);
      if (!other) {
        camera.pan(now.x - before.x, now.y - before.y);
        return;
      }
      const spread = (point: { x: number; y: number }) =>
        Math.hypot(point.x - other.x, point.y - other.y);
      camera.zoom(
        spread(now) / Math.max(1, spread(before)),
        (now.x + other.x) / 2,
        (now.y + other.y) / 2,
      );
      camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    };
    const up = (event: PointerEvent) => pointers.delete(event.pointerId);
    /** What was dragged has not been clicked. */
    const click = (event: MouseEvent) => {
      if (far >= CLICK) event.stopPropagation();
      far = 0;
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      camera.gliding = false;
      const { x, y } = target(event);
      camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), x, y);
    };

    const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up };
    for (const [name, listener] of Object.entries(listeners)) {
      node.addEventListener(name, listener as EventListener);
    }
    node.addEventListener("click", click as EventListener, { capture: true });
    node.addEventListener("wheel", wheel as EventListener, { passive: false });
    return () => {
      for (const [name, listener] of Object.entries(listeners)) {
        node.removeEventListener(name, listener as EventListener);
      }
      node.removeEventListener("click", click as EventListener, { capture: true });
      node.removeEventListener("wheel", wheel as EventListener);
    };
  };
}
