import { describe, expect, it } from "vitest";
import { AtEnd } from "./atEnd";

/** A list of this height in a window of 100, which scrolls as far as a browser's does. */
function listOf(height: number) {
  let top = 0;
  return {
    scrollHeight: height,
    clientHeight: 100,
    get scrollTop() {
      return top;
    },
    set scrollTop(wanted: number) {
      top = Math.min(wanted, this.scrollHeight - this.clientHeight);
    },
  };
}

describe("AtEnd", () => {
  it("goes on to the end when the list grows or its window shrinks", () => {
    const [end, list] = [new AtEnd(), listOf(300)];
    end.keep(list);
    list.scrollHeight = 500;
    end.scrolled(list);
    end.keep(list);
    expect(list.scrollTop).toBe(400);
    list.clientHeight = 60;
    end.scrolled(list);
    end.keep(list);
    expect(list.scrollTop).toBe(440);
  });

  it("stays where a person has scrolled to, until they come back to the end", () => {
    const [end, list] = [new AtEnd(), listOf(300)];
    end.keep(list);
    list.scrollTop = 20;
    end.scrolled(list);
    list.scrollHeight = 500;
    end.keep(list);
    expect(list.scrollTop).toBe(20);
    list.scrollTop = 400;
    end.scrolled(list);
    list.scrollHeight = 600;
    end.keep(list);
    expect(list.scrollTop).toBe(500);
  });
});
