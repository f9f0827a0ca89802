// What the shared parts of a table need to know of a game: its types, filled into those of the protocol.
import type { Answer } from './types/Answer';
import type { Asked } from './types/Asked';
import type { ClientMessage } from './types/ClientMessage';
import type { Position } from './types/Position';
import type { Ranking } from './types/Ranking';
import type { ServerMessage } from './types/ServerMessage';
import type { Story } from './types/Story';
import type { TableInfo } from './types/TableInfo';
import type { TableLine } from './types/TableLine';
import type { Tables } from './types/Tables';
import type { Told } from './types/Told';
import type { Undo } from './types/Undo';
import type { Viewer } from './types/Viewer';

export interface GameTypes {
  options: unknown;
  view: { viewer: Viewer; ranking: Ranking | null };
  question: unknown;
  action: unknown;
  preview: unknown;
  blocked: unknown;
  event: { event: string };
  chance: unknown;
}

export type AnswerOf<G extends GameTypes> = Answer<G['action'], G['preview']>;
export type AskedOf<G extends GameTypes> = Asked<G['question'], G['action'], G['preview'], G['blocked']>;
export type PositionOf<G extends GameTypes> = Position<
  G['view'],
  G['question'],
  G['action'],
  G['preview'],
  G['blocked'],
  G['chance']
>;
export type TableOf<G extends GameTypes> = TableInfo<G['options']>;
export type ToldOf<G extends GameTypes> = Told<G['event']>;
export type UndoOf<G extends GameTypes> = Undo<G['action'], G['chance']>;
export type StoryOf<G extends GameTypes> = Story<G['options'], G['event']>;
export type ClientMessageOf<G extends GameTypes> = ClientMessage<G['action']>;
export type ServerMessageOf<G extends GameTypes> = ServerMessage<
  G['options'],
  G['view'],
  G['question'],
  G['action'],
  G['preview'],
  G['blocked'],
  G['event'],
  G['chance']
>;

/** Tables and stories of any game; `games.ts` knows what to do with them. */
export type AnyTable = TableOf<GameTypes>;
export type AnyLine = TableLine<unknown, unknown>;
export type AnyTables = Tables<unknown, unknown>;
export type AnyStory = StoryOf<GameTypes>;
export type AnyView = GameTypes['view'];
