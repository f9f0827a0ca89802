//! Guild card 19: two favours of the Tavern for one coffee less (M-19, M-92).

use bazaar::{Card, Good, Goods, Position, TavernTile};

use crate::table::{A, B, Table, guild, mocha, place, seat};

fn holding(coffee: u32) -> Position {
    mocha()
        .coffee(seat(A), coffee)
        .extensions(seat(A), 2)
        .guild_hand(seat(A), &[19])
        .lira(seat(A), 0)
}

#[test]
fn m_19_two_favours_cost_one_coffee_less_and_the_printed_example_costs_three() {
    // The movement tile on top shows 2 coffee, the barrier costs 2.
    let position = holding(3).tavern_tile(seat(B), TavernTile::Movement);
    let mut table = Table::new(position.clone());
    table.play("guild-19 tavern-pair-movement-barrier");
    assert_eq!((table.coffee(A), table.tavern_tiles(A)), (0, vec![TavernTile::Movement]));
    table.play("barrier-3-18 use-3").play_if_asked("act").play("end");
    assert_eq!((table.good(A, Good::Green), table.barrier()), (4, Some((A, 3, 18))));
    assert_eq!(table.guild_discard(), guild(&[19]));
    let table = Table::new(position.coffee(seat(A), 2));
    let answers = table.answers();
    let mut table = table;
    table.play("guild-19");
    assert!(!table.can("tavern-pair-movement-barrier"), "{answers:?}");
    assert!(table.can("tavern-pair-movement-encounter"), "2 and 1, less 1");
}

#[test]
fn m_19_the_favours_are_carried_out_in_the_order_named() {
    let mut table = Table::new(holding(3));
    table.play("guild-19 tavern-pair-barrier-movement barrier-3-18");
    assert!(table.tavern_tiles(A).is_empty(), "the barrier comes first");
    table.play("use-3").play_if_asked("act");
    assert_eq!(table.tavern_tiles(A), [TavernTile::Movement]);
    assert_eq!(table.coffee(A), 1, "2 and 1, less 1");
}

#[test]
fn m_19_the_same_favour_may_be_named_twice_where_that_is_legal() {
    let mut table = Table::new(holding(9));
    table.play("guild-19");
    assert!(!table.can("tavern-pair-movement-movement"), "a kind is owned once only");
    table.play("tavern-pair-barrier-barrier barrier-3-18 use-3").play_if_asked("act");
    assert!(!table.can("barrier-3-18"), "it has to be moved");
    table.play("barrier-2-8 use-2").play_if_asked("act").play("end");
    assert_eq!((table.coffee(A), table.goods(A)), (9 - 3, Goods::new(4, 4, 0, 0)));
}

#[test]
fn m_19_two_rubies_cost_the_goods_of_both_sides() {
    let position = holding(7).goods(seat(A), Goods::new(0, 3, 3, 0));
    let mut table = Table::new(position.clone());
    table.play("guild-19 tavern-pair-ruby-ruby");
    assert_eq!((table.coffee(A), table.goods(A)), (0, Goods::NONE), "all is paid at once");
    table.play("baksheesh-13 baksheesh-20 end");
    assert_eq!(table.player(A).rubies, 2);
    assert_eq!(table.expansion().baksheesh, Goods::new(0, 0, 3, 0), "turned twice");
    let one_side = position.goods(seat(A), Goods::new(4, 0, 4, 4));
    let mut table = Table::new(one_side);
    table.play("guild-19");
    assert!(!table.can("tavern-pair-ruby-ruby") && table.can("tavern-pair-ruby-barrier"));
}

#[test]
fn m_19_both_favours_must_be_paid_or_the_card_is_not_playable() {
    assert!(!Table::new(holding(0)).can("guild-19"));
    assert!(Table::new(holding(1)).can("guild-19"), "both tiles, 1 and 1, less 1");
    let owned = holding(2)
        .tavern_tile(seat(A), TavernTile::Movement)
        .tavern_tile(seat(A), TavernTile::Encounter);
    assert!(!Table::new(owned.clone()).can("guild-19"), "the barrier twice costs 3");
    assert!(Table::new(owned.coffee(seat(A), 3)).can("guild-19"));
}

#[test]
fn m_19_a_kind_named_second_is_closed_to_a_tavern_inside_the_first() {
    let position = holding(9);
    let mut table = Table::new(position);
    table.play("guild-19 tavern-pair-barrier-movement barrier-6-19 use-19");
    assert!(!table.can("tavern-movement"), "it is paid for already");
    let coffee = table.coffee(A);
    table.play("tavern-encounter");
    assert_eq!(coffee - table.coffee(A), 1, "a favour inside is paid in full");
    let both = [TavernTile::Movement, TavernTile::Encounter];
    assert_eq!(table.tavern_tiles(A), both);
    assert!(table.can("end"));
}

#[test]
fn m_19_the_action_at_the_barrier_is_compulsory_and_without_help_of_places() {
    let position = holding(3)
        .tile(seat(A), Good::Green)
        .lira(seat(A), 9)
        .hand(seat(A), &[Card::TwicePostOffice]);
    let mut table = Table::new(position.clone());
    table.play("guild-19 tavern-pair-movement-barrier barrier-2-8");
    assert!(!table.can("skip"), "it has to be carried out");
    table.play("use-2");
    assert!(!table.can("skip"));
    table.play_if_asked("act");
    assert!(!table.can("take-blue") && table.can("end"), "no green tile");
    let mut table = Table::new(position);
    table.play("guild-19 tavern-pair-movement-barrier barrier-5-6 use-5").play_if_asked("act");
    assert!(!table.can("again") && table.can("end"));
    assert_eq!(table.view().post_office, 1);
}

#[test]
fn m_19_only_edges_with_an_action_that_can_be_carried_out_are_offered() {
    let mut table = Table::new(holding(3));
    table.play("guild-19 tavern-pair-movement-barrier");
    assert!(table.can("barrier-3-10"));
    assert!(!table.can("barrier-13-14") && !table.can("barrier-15-16"), "nothing to pay there");
}

#[test]
fn m_24_no_card_or_tile_may_make_the_compulsory_action_impossible() {
    // 14 Lira are just enough for the Gemstone Dealer beside the barrier, and coffee for 20.
    let position = holding(3)
        .lira(seat(A), 14)
        .tile(seat(A), Good::Yellow)
        .assistants_out(seat(A), &[place(9)]);
    let mut table = Table::new(position);
    table.play("guild-19 tavern-pair-movement-barrier barrier-15-16");
    assert!(!table.can("call-back-9"), "the dealer could not be paid any more");
    table.play("use-16").play_if_asked("act").play("end");
    assert_eq!(table.player(A).rubies, 1);

    let position = holding(2 + 6).hand(seat(A), &[Card::CoffeeLira, Card::CoffeeGuild]);
    let mut table = Table::new(position);
    table.play("guild-19 tavern-pair-movement-barrier barrier-11-20");
    assert_eq!(table.coffee(A), 6);
    assert!(!table.can("coffee-lira") && !table.can("coffee-guild"), "the coffee is needed");
    table.play("use-20").play_if_asked("act").play("end");
}

#[test]
fn m_19_a_ruby_named_second_lapses_if_the_first_takes_the_last_one() {
    // A single ruby lies at the dealer, and there is none in the supply.
    let position = Position::mocha(5)
        .extensions(seat(A), 2)
        .guild_hand(seat(A), &[19])
        .palace_rubies(0)
        .coffee_house_rubies(0)
        .dealer_rubies(1)
        .spare_rubies_to(seat(B))
        .coffee(seat(A), 5)
        .goods(seat(A), Goods::new(0, 0, 3, 0))
        .lira(seat(A), 23);
    let mut table = Table::new(position);
    table.play("guild-19");
    assert!(!table.can("tavern-pair-ruby-ruby"), "there is only one");
    table.play("tavern-pair-barrier-ruby");
    assert_eq!((table.coffee(A), table.goods(A)), (0, Goods::NONE));
    table.play("barrier-8-16 use-16").play_if_asked("act");
    assert_eq!((table.lira(A), table.player(A).rubies), (0, 1));
    assert!(table.can("end"), "the price is lost");
    assert_eq!(table.expansion().baksheesh, Goods::new(0, 0, 3, 0), "the tile is not turned");
}

#[test]
fn m_22_naming_the_favours_belongs_to_playing_the_card() {
    let mut table = Table::new(holding(3).hand(seat(A), &[Card::FiveLira, Card::TwoCoffee]));
    table.play("guild-19");
    assert!(!table.can("five-lira") && !table.can("two-coffee"));
    assert_eq!(table.coffee(A), 3, "nothing is paid before they are named");
    table.play("tavern-pair-movement-barrier");
    table.play("barrier-3-18 use-3").play_if_asked("act").play("five-lira two-coffee end");
}

#[test]
fn m_92_the_two_favours_are_named_in_one_answer() {
    let position = mocha().coffee(seat(A), 3).guild_hand(seat(A), &[19]).extensions(seat(A), 2);
    let mut table = Table::new(position);
    table.play("guild-19");
    let mut pairs = table.answers();
    pairs.sort();
    assert_eq!(
        pairs,
        [
            "tavern-pair-barrier-barrier",
            "tavern-pair-barrier-encounter",
            "tavern-pair-barrier-movement",
            "tavern-pair-encounter-barrier",
            "tavern-pair-encounter-movement",
            "tavern-pair-movement-barrier",
            "tavern-pair-movement-encounter",
        ],
        "no ruby without goods, no kind twice"
    );
}
