// What is asked, in words.
import { m } from '../../../../paraglide/messages.js';
import type { Question, View } from '../bazaar';
import { never } from '../../../exhaust';
import type { Roll } from '../../../types/Roll';
import { placeName } from '../words/names';
import { lettersPlace, lettersPrompt } from '../letters/words';

const lira = (n: number) => m.unit_lira({ n });

export function prompt(question: Question, view: View): string {
  switch (question.ask) {
    case 'move':
      return m.ask_move();
    case 'assistant': {
      const player = view.seats[view.seat];
      const lies =
        player?.assistants_out.includes(question.place) || view.neutral_assistants.includes(question.place);
      return lies ? m.ask_assistant_pick_up() : m.ask_assistant();
    }
    case 'pay_merchants':
      return question.neutral > 0
        ? m.ask_pay_neutral({ lira: lira(question.lira) })
        : m.ask_pay_merchants({ lira: lira(question.lira) });
    case 'act':
      return actPrompt(question.place, view);
    case 'warehouse_extra':
      return m.ask_warehouse_extra();
    case 'caravansary_take':
      return m.ask_caravansary_take();
    case 'caravansary_discard':
      return m.ask_caravansary_discard();
    case 'recall':
      return m.ask_fountain();
    case 'change_roll': {
      const [a, b] = question.dice;
      return m.ask_roll_change({ a, b, sum: a + b });
    }
    case 'black_market_good':
      return m.ask_good();
    case 'sell':
      return m.ask_market();
    case 'deliver_again':
      return m.ask_sultan_again();
    case 'governor_pay':
      return m.ask_governor_pay();
    case 'smuggler_pay':
      return m.ask_smuggler_pay();
    case 'finish':
      return m.ask_end();
    case 'final_cards':
      return m.ask_final_cards();
    case 'roast':
      return m.ask_roast_more();
    case 'guild_discard':
      return m.ask_guild_discard();
    case 'at_barrier':
      return m.ask_barrier_place();
    case 'guild_choice':
      return guildPrompt(question.guild, view);
    case 'tavern_edge':
      return m.ask_barrier();
    case 'tavern_ruby':
      return m.ask_ruby_from();
    case 'swap':
      return question.taking ? m.ask_swap_take({ n: question.given - question.taken }) : m.ask_swap();
    case 'give_letters':
    case 'kiosk':
    case 'kiosk_use':
    case 'kiosk_take':
    case 'auction':
    case 'courier_pay':
    case 'act_again':
    case 'emerge':
    case 'copy':
    case 'bonus_turn':
      return lettersPrompt(question);
    default:
      return never(question);
  }
}

function actPrompt(place: number, view: View): string {
  switch (place) {
    case 1:
      return m.ask_wainwright();
    case 2:
    case 3:
    case 4:
      return m.ask_warehouse();
    case 5:
      return m.ask_post_office();
    case 6:
      return m.ask_caravansary_first();
    case 7:
      return m.ask_fountain();
    case 8:
      return m.ask_black_market();
    case 9:
      return m.ask_tea_house();
    case 10:
    case 11:
      return m.ask_market();
    case 12:
      return m.ask_police();
    case 13:
      return m.ask_sultan();
    case 14:
    case 15:
      return m.ask_mosque();
    case 16:
      return m.ask_gemstone({ lira: lira(view.gem_price ?? 0) });
    case 17:
      return m.ask_roast();
    case 18:
      return m.ask_guild_hall();
    case 19:
      return m.ask_tavern();
    case 20:
      return m.ask_gemstone({ lira: m.unit_coffee({ n: view.mocha?.coffee_house_price ?? 0 }) });
    case 21:
      return m.ask_embassy();
    case 22:
      return m.ask_kiosk_first();
    case 23:
      return m.ask_auction_good();
    case 24:
      return m.ask_society();
    case 25:
      return m.ask_catacombs();
    default:
      return m.ask_act();
  }
}

function rollPlace(roll: Roll): number | null {
  if (typeof roll === 'string') return null;
  return 'tea_house' in roll ? 9 : 'black_market' in roll ? 8 : null;
}

/** The first choice of a guild card: that of its place, except where it is better in kind. */
function guildPrompt(guild: number, view: View): string {
  switch (guild) {
    case 10:
    case 11:
      return m.ask_market_any();
    case 19:
      return m.ask_tavern_pair();
    default:
      return actPrompt(guild, view);
  }
}

/** The place that a question is about, if it is about one. */
export function placeAsked(question: Question): number | null {
  switch (question.ask) {
    case 'assistant':
    case 'act':
      return question.place;
    case 'caravansary_take':
    case 'caravansary_discard':
      return 6;
    case 'black_market_good':
      return 8;
    case 'sell':
      return question.market === 'small' ? 11 : 10;
    case 'deliver_again':
      return 13;
    case 'recall':
      return 7;
    case 'change_roll':
      return rollPlace(question.roll);
    case 'guild_choice':
      return question.guild;
    case 'roast':
      return 17;
    case 'guild_discard':
      return 18;
    case 'at_barrier':
    case 'tavern_edge':
    case 'tavern_ruby':
      return 19;
    case 'swap':
    case 'move':
    case 'pay_merchants':
    case 'warehouse_extra':
    case 'governor_pay':
    case 'smuggler_pay':
    case 'finish':
    case 'final_cards':
      return null;
    case 'give_letters':
    case 'kiosk':
    case 'kiosk_use':
    case 'kiosk_take':
    case 'auction':
    case 'courier_pay':
    case 'act_again':
    case 'emerge':
    case 'copy':
    case 'bonus_turn':
      return lettersPlace(question);
    default:
      return never(question);
  }
}

/** The question for a line of a list: place and what is asked. */
export function brief(question: Question, view: View): string {
  const place = placeAsked(question);
  return place === null ? prompt(question, view) : `${placeName(place)}: ${prompt(question, view)}`;
}
