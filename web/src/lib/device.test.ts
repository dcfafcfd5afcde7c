import { expect, it } from "vitest";
import { deviceName } from "./device";

const ENGINE = "AppleWebKit/537.36 (KHTML, like Gecko)";

it.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${ENGINE} Chrome/138.0.0.0 Mobile Safari/537.36`,
    "Chrome, Android",
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${ENGINE} Chrome/138.0 Safari/537.36 Edg/138.0`,
    "Edge, Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1 Version/18.5 Safari/604.1",
    "Safari, iPhone",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/18.5 Safari/605.1",
    "Safari, macOS",
  ],
  ["something else", ""],
])("knows %s", (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});
