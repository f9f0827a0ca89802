// What an answer is called: on its button, and as a chip of the turn strip.
import { m } from '../../paraglide/messages.js';
import type { Action, Seat } from '../bazaar';
import { never } from '../exhaust';
import { cardName, goodName, placeName, tileName } from '../words';

export function actionLabel(action: Action, playerName: (seat: Seat) => string): string {
  switch (action.do) {
    case 'move':
      return m.act_go_to({ place: placeName(action.to) });
    case 'long_way':
      return m.act_go_to({ place: placeName(action.to) });
    case 'stay':
      return m.act_play_card({ card: cardName('stay') });
    case 'leave':
      return m.act_leave();
    case 'pick_up':
      return m.act_pick_up();
    case 'pick_up_neutral':
      return m.act_pick_up_neutral();
    case 'stop':
      return m.act_stop();
    case 'pay':
      return m.act_pay();
    case 'act':
      return m.act_act();
    case 'skip':
      return m.act_skip();
    case 'done':
      return m.act_done();
    case 'take':
      return m.act_take_good({ good: goodName(action.good) });
    case 'take_pile':
      return m.label_pile();
    case 'take_discard':
      return m.label_discard_pile();
    case 'discard':
      return m.act_discard({ card: cardName(action.card) });
    case 'recall_all':
      return m.ask_fountain();
    case 'recall':
    case 'assistant_back':
    case 'call_back':
      return `${m.card_assistant_back()}: ${placeName(action.from)}`;
    case 'roll_first':
      return m.act_roll_first();
    case 'announce':
      return m.act_name({ n: action.number });
    case 'keep':
      return m.act_keep();
    case 'turn':
      return m.act_die_to({ a: action.die });
    case 'reroll':
      return m.act_reroll();
    case 'sell':
      return goodName(action.good);
    case 'any_goods':
      return cardName('any_goods');
    case 'send':
      return m.act_send_to({ place: placeName(action.to) });
    case 'deliver':
      return m.ask_sultan();
    case 'tile':
      return m.act_take_tile({ tile: tileName(action.good) });
    case 'again':
      return m.ask_again();
    case 'catch':
      return `${m.act_catch({ player: playerName(action.seat) })}: ${action.reward === 'lira' ? m.act_catch_lira() : m.act_catch_card()}`;
    case 'governor':
      return m.act_governor();
    case 'smuggler':
      return `${m.act_smuggler()}: ${goodName(action.good)}`;
    case 'pay_lira':
      return m.act_pay_lira({ lira: m.unit_lira({ n: 2 }) });
    case 'pay_good':
      return m.act_pay_good({ good: goodName(action.good) });
    case 'end':
      return m.act_end();
    case 'one_good':
      return `${cardName('one_good')}: ${goodName(action.good)}`;
    case 'five_lira':
      return m.act_play_card({ card: cardName('five_lira') });
    case 'family_home':
      return `${cardName('family_home')}: ${action.reward === 'lira' ? m.act_catch_lira() : m.act_catch_card()}`;
    case 'dice':
    case 'draw':
    case 'demand':
      return m.wait_chance();
    default:
      return never(action);
  }
}

/** A chip of the turn strip: an icon and a word or two for the answers of one press. */
export function chip(actions: Action[]): { icon: string; text: string } {
  const first = actions[0];
  if (!first) return { icon: 'foot', text: '' };
  switch (first.do) {
    case 'move':
    case 'long_way':
      return { icon: 'foot', text: String(first.to) };
    case 'send':
      return { icon: 'family', text: String(first.to) };
    case 'stay':
      return { icon: 'no', text: cardName('stay') };
    case 'leave':
    case 'pick_up':
    case 'pick_up_neutral':
    case 'recall_all':
    case 'recall':
    case 'assistant_back':
    case 'call_back':
      return { icon: 'assistant', text: '' };
    case 'stop':
    case 'skip':
    case 'done':
    case 'keep':
      return { icon: 'no', text: '' };
    case 'pay':
    case 'pay_lira':
    case 'five_lira':
      return { icon: 'lira', text: '' };
    case 'act':
    case 'again':
      return { icon: 'open-card', text: '' };
    case 'take':
    case 'sell':
    case 'pay_good':
    case 'one_good':
    case 'smuggler':
    case 'tile':
      return { icon: first.good, text: '' };
    case 'any_goods':
    case 'deliver':
      return { icon: 'any', text: '' };
    case 'take_pile':
    case 'governor':
      return { icon: 'bonus-back', text: '' };
    case 'take_discard':
    case 'discard':
    case 'family_home':
      return { icon: 'open-card', text: '' };
    case 'roll_first':
    case 'announce':
    case 'turn':
    case 'reroll':
    case 'dice':
      return { icon: 'roll', text: '' };
    case 'catch':
      return { icon: 'family', text: '' };
    case 'end':
    case 'draw':
    case 'demand':
      return { icon: 'lock', text: '' };
    default:
      return never(first);
  }
}
