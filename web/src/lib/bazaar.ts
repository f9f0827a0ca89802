// The generated types with the game filled in, and the orders in which people expect things.
import type { Action } from './types/Action';
import type { Answer as AnyAnswer } from './types/Answer';
import type { Asked as AnyAsked } from './types/Asked';
import type { Blocked } from './types/Blocked';
import type { Card } from './types/Card';
import type { Chance } from './types/Chance';
import type { ClientMessage as AnyClientMessage } from './types/ClientMessage';
import type { Colour } from './types/Colour';
import type { Event } from './types/Event';
import type { Good } from './types/Good';
import type { Goods } from './types/Goods';
import type { Options } from './types/Options';
import type { Place } from './types/Place';
import type { PlayerView } from './types/PlayerView';
import type { Position as AnyPosition } from './types/Position';
import type { Preview } from './types/Preview';
import type { Question } from './types/Question';
import type { Seat } from './types/Seat';
import type { ServerMessage as AnyServerMessage } from './types/ServerMessage';
import type { Story } from './types/Story';
import type { TableInfo } from './types/TableInfo';
import type { TableLine } from './types/TableLine';
import type { Tables } from './types/Tables';
import type { Told as AnyTold } from './types/Told';
import type { Undo as AnyUndo } from './types/Undo';
import type { View } from './types/View';

export type Answer = AnyAnswer<Action, Preview>;
export type Asked = AnyAsked<Question, Action, Preview, Blocked>;
export type Position = AnyPosition<View, Question, Action, Preview, Blocked, Chance>;
export type Told = AnyTold<Event>;
export type Undo = AnyUndo<Action, Chance>;
export type ClientMessage = AnyClientMessage<Action>;
export type ServerMessage = AnyServerMessage<
  Options,
  View,
  Question,
  Action,
  Preview,
  Blocked,
  Event,
  Chance
>;
export type BazaarTable = TableInfo<Options>;
export type BazaarLine = TableLine<Options, Question>;
export type BazaarTables = Tables<Options, Question>;
export type BazaarStory = Story<Options, Event>;
export type {
  Action,
  Blocked,
  Card,
  Chance,
  Colour,
  Event,
  Good,
  Goods,
  Options,
  Place,
  PlayerView,
  Preview,
  Question,
  Seat,
  View,
};

export const GOODS: readonly Good[] = ['red', 'green', 'yellow', 'blue'];

/** The drawing of a good: shape first, colour second. */
export const GOOD_ICON: Record<Good, string> = {
  red: 'fabric',
  green: 'spice',
  yellow: 'fruit',
  blue: 'jewel',
};

export const sum = (goods: Goods): number => GOODS.reduce((n, good) => n + goods[good], 0);
export const none: Goods = { red: 0, green: 0, yellow: 0, blue: 0 };

/** Columns of a board with so many places. */
export const columns = (places: number): number => (places > 16 ? 5 : 4);
