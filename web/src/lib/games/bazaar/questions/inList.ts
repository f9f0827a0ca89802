// What a table asks, in a few words for the list of tables.
import { m } from '../../../../paraglide/messages.js';
import type { Question } from '../bazaar';
import { guildName, placeName } from '../words/names';
import { never } from '../../../exhaust';
import { lettersPrompt } from '../letters/words';

export function asked(question: Question): string {
  switch (question.ask) {
    case 'move':
      return m.home_ask_move();
    case 'assistant':
      return m.home_ask_assistant({ place: placeName(question.place) });
    case 'pay_merchants':
      return m.home_ask_pay_merchants();
    case 'act':
      return m.home_ask_act({ place: placeName(question.place) });
    case 'warehouse_extra':
      return m.home_ask_warehouse_extra();
    case 'caravansary_take':
      return m.home_ask_caravansary_take();
    case 'caravansary_discard':
      return m.home_ask_caravansary_discard();
    case 'recall':
      return m.home_ask_recall();
    case 'change_roll':
      return m.home_ask_change_roll();
    case 'black_market_good':
      return m.home_ask_black_market_good();
    case 'sell':
      return m.home_ask_sell();
    case 'deliver_again':
      return m.home_ask_deliver_again();
    case 'governor_pay':
      return m.home_ask_governor_pay();
    case 'smuggler_pay':
      return m.home_ask_smuggler_pay();
    case 'finish':
      return m.home_ask_finish();
    case 'final_cards':
      return m.home_ask_final_cards();
    case 'roast':
      return m.home_ask_act({ place: placeName(17) });
    case 'guild_discard':
      return m.ask_guild_discard();
    case 'guild_choice':
      return m.home_ask_act({ place: guildName(question.guild) });
    case 'at_barrier':
      return m.ask_barrier_place();
    case 'tavern_edge':
      return m.ask_barrier();
    case 'tavern_ruby':
      return m.ask_ruby_from();
    case 'swap':
      return m.ask_swap();
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
