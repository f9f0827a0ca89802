// Everything that a study is opened with: the story of the game, its board, its words, and who studies it.
import { alone } from '../alone';
import type { GameTypes } from '../game';
import { gameNamed } from '../games/games';
import type { ReplayParts } from '../replay/parts';
import { Replay, type Eyes } from '../replay/replay.svelte';
import { personName } from '../words';
import type { Studied } from './context';
import { workerSource } from './local';
import { serverSource } from './server';
import { Study } from './study.svelte';
import { momentOf, recordOf, storyOf, type Whose } from './whose';

export interface Opened {
  study: Study;
  studied: Studied;
  replay: Replay<GameTypes>;
  shown: ReplayParts<GameTypes>;
}

/** Nothing for a game that is not over: then there are secrets. */
export async function opened(
  whose: Whose,
  wish: { turn: number | null; decision: number | null },
): Promise<Opened | null> {
  const story = await storyOf(whose);
  if (story.result === null) return null;
  const game = gameNamed(story.game);
  if (!game) throw new Error(`an unknown game: ${story.game}`);
  const seat = (eyes: Eyes) => (eyes === 'spectator' ? null : eyes);
  const look = async (ply: number, eyes: Eyes) => (await momentOf(whose, ply, seat(eyes))).view;
  const [shown, parts, first] = await Promise.all([game.replay(), game.study(), look(0, 'spectator')]);
  const replay = new Replay<GameTypes>(story, look, 0);
  const source = alone ? workerSource(() => recordOf(whose)) : serverSource(whose);
  const name = (one: number) => personName(story.players[one]?.name, one);
  const people = story.players.flatMap((player, one) => (player.bot ? [] : [one]));
  return {
    study: new Study(source, wish),
    studied: {
      story,
      parts,
      name,
      colours: shown.colours(first),
      rubies: shown.rubies(first, story.log),
      signs: parts.signs(story.log, name),
      // A record does not say who looks at it; where one person played against bots it is clear.
      mine: people.length === 1 ? people : [],
    },
    replay,
    shown,
  };
}
