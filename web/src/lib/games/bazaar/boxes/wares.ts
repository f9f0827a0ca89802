// A ware is a good, or coffee where that counts as one: other boxes name wares too.
export { holds, owned } from '../mocha/swap';
export { oneWare, paymentName, wareIcon, wareName } from '../mocha/words';
