import type { BoardProps } from "../fronts";
import type { Content, Forecast, View } from "./wire";

export type Board = BoardProps<View, Content, Forecast>;

/** What a part of the board needs of what the whole is given. */
export type Part<Name extends keyof Board> = Pick<Board, Name>;
