//! The cards that carry out an action once more: Wainwright and Coffee House (M-69).

use crate::base::cards::twice::twice;

twice! { TwiceWainwright, TwiceCoffeeHouse }
