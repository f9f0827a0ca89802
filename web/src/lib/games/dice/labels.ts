// What an answer of the dice game is called on its button.
import { m } from '../../../paraglide/messages.js';
import { never } from '../../exhaust';
import { goodCount, list } from '../../words';
import { cardName } from './cards';
import { sumDice, sumGoods, type Answer } from './dice';
import { DEEDS } from './deeds';
import { amounts, diceWords, goodsWords, sortAmount, sourceName, tileName } from './words';

export function answerLabel(answer: Answer): string {
  const { action, preview } = answer;
  switch (action.do) {
    case 'reveal':
      return m.dice_reveal();
    case 'roll':
      return m.act_roll();
    case 'reroll':
      return m.dice_reroll({ n: sumDice(action.dice) });
    case 'pair':
      return goodCount(action.good, 2);
    case 'two_different':
    case 'three_different':
    case 'four_different':
    case 'coins':
      return DEEDS.find(({ deed }) => deed === action.do)?.name() ?? '';
    case 'cards':
      return m.dice_turn_up({ cards: m.unit_bazaar_cards({ n: action.count }) });
    case 'tile':
      return tileName(action.tile);
    case 'ruby':
      return m.dice_ruby_from({ track: sourceName(action.track) });
    case 'by_hand':
      return m.dice_by_hand();
    case 'end':
      return m.dice_end();
    case 'give':
      return m.dice_give({ things: goodsWords(action.goods, preview.pay.brown) });
    case 'pay':
      return list([
        action.dice ? m.unit_dice({ n: action.dice }) : '',
        action.tiles ? m.unit_goods_tiles({ n: action.tiles }) : '',
        preview.pay.brown ? m.unit_brown({ n: preview.pay.brown }) : '',
      ]);
    case 'take':
      return m.dice_take({ things: goodsWords(action.goods) });
    case 'choose':
      return m.dice_choose({ card: cardName(action.card) });
    case 'accept': {
      const [price, things] = [amounts(preview.pay), amounts(preview.gain)];
      if (price && things) return m.dice_buy({ price, things });
      return things ? m.dice_take({ things }) : m.dice_accept();
    }
    case 'decline':
      return preview.gain.lira ? m.dice_consolation() : m.dice_decline();
    case 'give_up':
      return m.dice_give_up({ tile: tileName(action.tile) });
    case 'sell':
      return m.dice_sell({ things: sortAmount(action.sort, 1), lira: m.unit_lira({ n: preview.gain.lira }) });
    case 'pick':
      return m.dice_take({ things: amounts(preview.gain) });
    case 'dice':
      return diceWords(action.dice);
    case 'draw':
    case 'open':
      return m.wait_chance();
    default:
      return never(action);
  }
}

/** How many goods an answer names: of a choice, of a payment. */
export const goodsNamed = (answer: Answer): number =>
  answer.action.do === 'give' || answer.action.do === 'take' ? sumGoods(answer.action.goods) : 0;
