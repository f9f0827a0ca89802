// What comes up at a table of the dice game, the most urgent first: what is asked, what can be done, what one has.
import type { CameUp } from '../../../firsts/first';
import type { Card } from '../../../types/dice/Card';
import { DEEDS } from '../deeds';
import type { DicePlay } from '../play.svelte';
import { cardFirst, trackFirst } from './list';

const thing = (id: string, ...at: string[]): CameUp => ({ id: `dice-${id}`, at });

function cards({ asked, view }: DicePlay): Card[] {
  const question = asked?.question;
  if (question?.ask === 'card' || question?.ask === 'offer') return [question.card];
  return question?.ask === 'choose' ? view.open_cards : [];
}

export function comesUp(play: DicePlay): CameUp[] {
  const { asked, me, view } = play;
  if (!asked || !me) return [];
  const goods = Object.values(me.goods).some((count) => count > 0);
  return [
    ...(view.last_round ? [thing('last_round')] : []),
    ...cards(play).map((card) => thing(cardFirst(card))),
    ...(play.answers('reroll').length ? [thing('crystal', '#tray')] : []),
    ...play
      .answers('ruby')
      .flatMap(({ action }) =>
        action.do === 'ruby' ? [thing(trackFirst(action.track), `[data-track="${action.track}"]`)] : [],
      ),
    ...DEEDS.filter(({ deed }) => play.answers(deed).length > 0).map(({ deed }) =>
      thing(`action-${deed}`, `[data-deed="${deed}"]`),
    ),
    ...me.tiles.map(({ kind }) => thing(`tile-${kind}`, '#tableau')),
    ...(me.brown > 0 ? [thing('brown', '#tableau')] : []),
    ...(goods ? [thing('goods', '#tableau')] : []),
  ];
}
