// What an answer is called: on its button, and as a chip of the turn strip.
import { m } from '../../../../paraglide/messages.js';
import { GOOD_ICON, type Action, type Colour, type Good, type Seat } from '../bazaar';
import { never } from '../../../exhaust';
import { cardName, guildName, placeName, tavernName, tileName, wareName } from './names';
import { goodName, list } from '../../../words';
import { KIOSK_ICON } from '../letters/places/kiosk';
import { lettersAction } from '../letters/words';
import { favourName, paymentName } from '../mocha/words';

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
    case 'guild':
      return m.act_play_card({ card: guildName(action.guild) });
    case 'discard_guild':
      return m.act_discard({ card: guildName(action.guild) });
    case 'barrier':
      return m.act_barrier({ a: placeName(action.between[0]), b: placeName(action.between[1]) });
    case 'use':
      return m.act_use({ place: placeName(action.place) });
    case 'tavern':
      return m.act_take_tile({ tile: tavernName(action.kind) });
    case 'baksheesh':
      return m.act_ruby_from({ place: placeName(action.from) });
    case 'tavern_pair':
      return list([favourName(action.first), favourName(action.second)]);
    case 'trader':
      return m.act_trader({ with: paymentName(action.payment) });
    case 'corner':
      return m.act_go_to({ place: placeName(action.to) });
    case 'two_coffee':
    case 'coffee_guild':
    case 'coffee_lira':
    case 'dice_yield':
    case 'swap':
      return m.act_play_card({ card: cardName(action.do) });
    case 'give':
      return m.act_give({ ware: wareName(action.ware) });
    case 'receive':
      return m.act_take_good({ good: wareName(action.ware) });
    case 'six':
      return cardName('die_to_six');
    case 'dice':
    case 'draw':
    case 'demand':
    case 'draw_guild':
      return m.wait_chance();
    case 'move_companion':
    case 'two_steps':
    case 'anywhere':
    case 'jump':
    case 'family_walk':
    case 'enter':
    case 'companion_home':
    case 'kiosk':
    case 'discard_letter':
    case 'bid':
    case 'bid_hundred':
    case 'pass':
    case 'society':
    case 'emerge':
    case 'courier':
    case 'bonus_turn':
    case 'one_letter':
    case 'dice_letter':
    case 'good_lira':
    case 'good_and_lira':
    case 'copy':
    case 'from_afar':
    case 'draw_letter':
    case 'reveal':
    case 'one_die':
      return lettersAction(action, playerName);
    default:
      return never(action);
  }
}

/** A chip of the turn strip: an icon and a word or two for the answers of one press. */
export function chip(actions: Action[], colour: Colour): { icon: string; text: string } {
  const { icon, text } = sign(actions);
  if (icon in GOOD_ICON) return { icon: GOOD_ICON[icon as Good], text };
  return { icon: ['assistant', 'family', 'companion'].includes(icon) ? `${icon}-${colour}` : icon, text };
}

function sign(actions: Action[]): { icon: string; text: string } {
  const first = actions[0];
  if (!first) return { icon: 'foot', text: '' };
  switch (first.do) {
    case 'move':
    case 'long_way':
    case 'corner':
      return { icon: 'foot', text: String(first.to) };
    case 'guild':
    case 'discard_guild':
      return { icon: 'guild-back', text: String(first.guild) };
    case 'barrier':
      return { icon: 'barrier', text: '' };
    case 'use':
      return { icon: 'barrier', text: String(first.place) };
    case 'tavern':
    case 'tavern_pair':
    case 'trader':
    case 'two_coffee':
    case 'coffee_guild':
    case 'coffee_lira':
      return { icon: 'coffee', text: '' };
    case 'baksheesh':
      return { icon: 'ruby', text: String(first.from) };
    case 'swap':
    case 'give':
    case 'receive':
      return { icon: 'any', text: '' };
    case 'six':
    case 'dice_yield':
      return { icon: 'roll', text: '' };
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
    case 'draw_guild':
      return { icon: 'lock', text: '' };
    case 'move_companion':
    case 'two_steps':
      return { icon: 'companion', text: String(first.to) };
    case 'anywhere':
    case 'emerge':
      return { icon: 'foot', text: String(first.to) };
    case 'family_walk':
      return { icon: 'family', text: String(first.to) };
    case 'jump':
      return { icon: 'foot', text: '' };
    case 'enter':
    case 'companion_home':
      return { icon: 'companion', text: '' };
    case 'kiosk':
      return { icon: KIOSK_ICON[first.tile] ?? 'open-card', text: '' };
    case 'bid':
    case 'bid_hundred':
    case 'good_lira':
    case 'good_and_lira':
      return { icon: 'lira', text: '' };
    case 'pass':
      return { icon: 'no', text: '' };
    case 'society':
      return { icon: 'ruby', text: String(first.from) };
    case 'discard_letter':
    case 'courier':
    case 'bonus_turn':
    case 'one_letter':
      return { icon: 'letter-1', text: '' };
    case 'copy':
    case 'from_afar':
      return { icon: 'open-card', text: '' };
    case 'dice_letter':
    case 'one_die':
      return { icon: 'roll', text: '' };
    case 'draw_letter':
    case 'reveal':
      return { icon: 'lock', text: '' };
    default:
      return never(first);
  }
}
