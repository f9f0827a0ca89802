"""A merchant who thinks three turns ahead, by simple estimates.

Where to go is decided by looking at everything the next three turns could bring: `after` says what
a place does for whoever acts there, `worth` how much somebody's belongings are worth. Every other
question has a rule of its own, or is answered by the first wish that is on offer.

Start it with: bedesten play --bots "run:python3 examples/bots/python/merchant.py"
"""

from collections import Counter, namedtuple

from bedesten_bot import Bot

GOODS = ["red", "green", "yellow", "blue"]

# Places are known by their printed numbers.
WAINWRIGHT, POST_OFFICE, CARAVANSARY, FOUNTAIN = 1, 5, 6, 7
BLACK_MARKET, TEA_HOUSE, LARGE_MARKET, SMALL_MARKET = 8, 9, 10, 11
POLICE_STATION, PALACE, SMALL_MOSQUE, GREAT_MOSQUE, DEALER = 12, 13, 14, 15, 16
WAREHOUSES = {2: 0, 3: 1, 4: 2}
MOSQUES = {SMALL_MOSQUE: ["red", "green"], GREAT_MOSQUE: ["yellow", "blue"]}

# What the demand tiles ask for: red, green, yellow, blue (docs/records.md).
DEMAND = {
    "s1": (1, 3, 1, 0), "l1": (2, 1, 0, 2),
    "s2": (1, 2, 1, 1), "l2": (1, 1, 1, 2),
    "s3": (1, 1, 2, 1), "l3": (1, 0, 1, 3),
    "s4": (1, 2, 2, 0), "l4": (1, 1, 0, 3),
    "s5": (0, 2, 2, 1), "l5": (2, 0, 1, 2),
}
REVENUE = {SMALL_MARKET: [0, 2, 5, 9, 14, 20], LARGE_MARKET: [0, 3, 7, 12, 18, 25]}

# Which cards are kept, the best first.
CARDS = ["twice_dealer", "twice_palace", "five_lira", "one_good", "twice_post_office",
         "assistant_back", "any_goods", "family_home", "stay", "long_way"]

# What a thing is worth, in Lira.
RUBY, GOOD, BLUE_GOOD, ASSISTANT, EXTENSION, TILE, CARD = 30, 2.2, 3, 1.5, 4, 5, 3
# What comes a turn later is worth a little less: somebody else may be faster.
PATIENCE = 0.85
TURNS_AHEAD = 3

# What I have and where I stand. `extra` is worth in Lira that has no place here, such as cards.
Me = namedtuple("Me", "place lira goods capacity stack out rubies tiles family extra")


def worth(me):
    """How good it is to be in these shoes, in Lira."""
    red, green, yellow, blue = me.goods
    return (me.rubies * RUBY + me.lira + (red + green + yellow) * GOOD + blue * BLUE_GOOD
            + me.stack * ASSISTANT + me.capacity * EXTENSION + len(me.tiles) * TILE + me.extra)


class Merchant(Bot):
    name = "Merchant"
    author = "the Bedesten project"

    def choose(self, position):
        self.view = position["view"]
        self.offered = {answer["notation"]: answer for answer in position["answers"]}
        self.me = self.my_belongings()
        question = position["question"]
        # Cards that bring something at once are played at once.
        first = ["five-lira"] + [f"one-good-{good}" for good in self.wanted_goods()]
        wishes = first + getattr(self, "on_" + question["ask"], self.on_anything_else)(question)
        for wish in wishes:
            if wish in self.offered:
                return wish
        return position["answers"][0]

    # One method for each question, named after it: what I would like to answer, the best first.
    # What is not on offer is passed over.

    def on_move(self, question):
        places = [answer["action"]["to"] for answer in self.offered.values()
                  if answer["action"]["do"] == "move"]
        places.sort(key=lambda place: -self.value_of_going(self.me, place, TURNS_AHEAD))
        return [f"move-{place}" for place in places]

    def on_assistant(self, question):
        return ["pick-up", "pick-up-neutral", "leave", "skip", "stop"]

    def on_pay_merchants(self, question):
        return ["pay", "stop"]

    def on_act(self, question):
        place = question["place"]
        if place == POLICE_STATION:
            me = self.me._replace(family=False)
            best = max(self.places(), key=lambda place: worth(self.after(place, me)))
            return [f"send-{best}", "skip"]
        if place in MOSQUES:
            goods = self.tiles_in_reach(place, self.me)
            return [f"tile-{good}" for good in goods] + ["skip"]
        if place == PALACE:
            # Of the goods the Sultan leaves to me, he gets those I have most of.
            deliveries = [answer for answer in self.offered.values()
                          if answer["action"]["do"] == "deliver"]
            deliveries.sort(key=self.what_is_left_after, reverse=True)
            return [answer["notation"] for answer in deliveries] + ["skip"]
        if place == BLACK_MARKET:
            return [f"take-{good}" for good in self.wanted_goods()]
        if place == TEA_HOUSE:
            return ["announce-7"]
        if place == CARAVANSARY:
            return self.on_caravansary_take(question)
        return ["act", "recall-all"] + self.on_sell(question) + ["skip"]

    def on_sell(self, question):
        return [f"sell-{good}" for good in GOODS] + ["done"]

    def on_caravansary_take(self, question):
        discard = self.view["discard"]
        good = discard and CARDS.index(discard[-1]) < 4
        return ["take-discard", "take-pile"] if good else ["take-pile", "take-discard"]

    def on_caravansary_discard(self, question):
        return ["discard-" + card.replace("_", "-") for card in reversed(CARDS)]

    def on_warehouse_extra(self, question):
        goods = self.wanted_goods() if self.me.lira > 4 else []
        return [f"take-{good}" for good in goods] + ["skip"]

    def on_black_market_good(self, question):
        return [f"take-{good}" for good in self.wanted_goods()]

    def on_change_roll(self, question):
        low, high = sorted(question["dice"])
        return ["turn-low" if low < 4 else "keep"]

    def on_deliver_again(self, question):
        return self.on_act({"place": PALACE})

    def on_governor_pay(self, question):
        return ["pay-lira"]

    def on_smuggler_pay(self, question):
        return ["pay-lira"]

    def on_finish(self, question):
        catches = [notation for notation in self.offered if notation.startswith("catch")]
        catches.sort(key=lambda notation: notation.endswith("card"))
        helpers = []
        if self.me.lira > 6:
            helpers = ["governor"] + [f"smuggler-{good}" for good in self.wanted_goods()]
        return ["again"] + catches + helpers + ["end"]

    def on_anything_else(self, question):
        return ["done", "skip", "keep", "end"]

    # Looking ahead.

    def value_of_going(self, me, place, turns):
        """What the next turns bring if the first one leads to this place."""
        there = self.arrive(me, place)
        value = worth(there) - worth(me)
        if turns > 1:
            reach = self.reach(place)
            value += PATIENCE * max(self.value_of_going(there, to, turns - 1) for to in reach)
        return value

    def arrive(self, me, place):
        """Me after a turn at this place, as far as it can be foreseen."""
        me = me._replace(place=place)
        if place == FOUNTAIN:
            return self.after(place, me)
        if place in me.out:
            me = me._replace(stack=me.stack + 1, out=me.out - {place})
        elif me.stack > 0:
            me = me._replace(stack=me.stack - 1, out=me.out | {place})
        else:
            return me
        toll = 2 * self.merchants()[place]
        if toll > me.lira:
            return me
        me = me._replace(lira=me.lira - toll)
        if place == POLICE_STATION:
            if not me.family:
                return me
            me = me._replace(family=False)
            return max((self.after(to, me) for to in self.places()), key=worth)
        return self.after(place, me)

    def after(self, place, me):
        """Me after the action of this place."""
        view = self.view
        if place == WAINWRIGHT and me.lira >= 7 and me.capacity < 5:
            ruby = me.capacity == 4 and view["wainwright_rubies"] > 0
            return me._replace(lira=me.lira - 7, capacity=me.capacity + 1, rubies=me.rubies + ruby)
        if place in WAREHOUSES:
            goods = list(me.goods)
            goods[WAREHOUSES[place]] = me.capacity
            return me._replace(goods=tuple(goods))
        if place == POST_OFFICE:
            mail = view["mail"]
            return self.gain(me, [mail["goods"][good] for good in GOODS], mail["lira"])
        if place == CARAVANSARY:
            return me._replace(extra=me.extra + CARD)
        if place == FOUNTAIN:
            return me._replace(stack=me.stack + len(me.out), out=frozenset())
        if place == BLACK_MARKET:
            goods = [0, 0, 0, 1]
            goods[me.goods.index(min(me.goods[:3]))] += 1
            return self.gain(me, goods, 0)
        if place == TEA_HOUSE:
            return me._replace(lira=me.lira + 5)
        if place in REVENUE:
            tile = view["small_demand" if place == SMALL_MARKET else "large_demand"][0]
            sold = [min(have, asked) for have, asked in zip(me.goods, DEMAND[tile])]
            goods = tuple(have - sold for have, sold in zip(me.goods, sold))
            return me._replace(goods=goods, lira=me.lira + REVENUE[place][sum(sold)])
        if place == PALACE and view["sultan_price"]:
            price = view["sultan_price"]
            left = [have - price["goods"][good] for have, good in zip(me.goods, GOODS)]
            for _ in range(price["any"]):
                left[left.index(max(left))] -= 1
            if min(left) >= 0:
                return me._replace(goods=tuple(left), rubies=me.rubies + 1)
        if place in MOSQUES:
            for good in self.tiles_in_reach(place, me)[:1]:
                tiles = me.tiles | {good}
                ruby = tiles >= set(MOSQUES[place])
                goods = list(me.goods)
                goods[GOODS.index(good)] -= 1
                return me._replace(goods=tuple(goods), tiles=tiles, rubies=me.rubies + ruby)
        if place == DEALER and view["gem_price"] and me.lira >= view["gem_price"]:
            return me._replace(lira=me.lira - view["gem_price"], rubies=me.rubies + 1)
        return me

    def gain(self, me, goods, lira):
        """Goods and money; what has no room in the wheelbarrow is lost."""
        goods = tuple(min(me.capacity, have + new) for have, new in zip(me.goods, goods))
        return me._replace(goods=goods, lira=me.lira + lira)

    # Reading the view.

    def my_belongings(self):
        player = self.view["seats"][self.view["viewer"]["seat"]]
        return Me(
            place=player["place"],
            lira=player["lira"],
            goods=tuple(player["goods"][good] for good in GOODS),
            capacity=player["capacity"],
            stack=player["assistants_in_stack"],
            out=frozenset(player["assistants_out"]),
            rubies=player["rubies"],
            tiles=frozenset(player["mosque_tiles"]),
            family=player["family_place"] == POLICE_STATION,
            extra=0,
        )

    def places(self):
        return [place for place in self.view["layout"] if place != POLICE_STATION]

    def reach(self, place):
        """The places one or two steps away. The board has four rows of four."""
        layout = self.view["layout"]
        row, column = divmod(layout.index(place), 4)
        return [to for index, to in enumerate(layout)
                if 1 <= abs(index // 4 - row) + abs(index % 4 - column) <= 2]

    def merchants(self):
        """How many other merchants stand at each place."""
        others = [player["place"] for seat, player in enumerate(self.view["seats"])
                  if seat != self.view["viewer"]["seat"]]
        return Counter(others + [neutral["place"] for neutral in self.view["neutral_merchants"]])

    def tiles_in_reach(self, place, me):
        """The mosque tiles I could take here."""
        prices = {mosque["good"]: mosque["next"] for mosque in self.view["mosques"]}
        have = dict(zip(GOODS, me.goods))
        return [good for good in MOSQUES[place]
                if good not in me.tiles and prices[good] and have[good] >= prices[good]]

    def wanted_goods(self):
        """The goods I have room for, those I have least of first."""
        me = self.me
        wanted = [good for good in GOODS if me.goods[GOODS.index(good)] < me.capacity]
        return sorted(wanted, key=lambda good: me.goods[GOODS.index(good)])

    def what_is_left_after(self, delivery):
        """How many there are left of the good I have least of."""
        given = Counter(delivery["action"]["wild"])
        return min(have - given[good] for have, good in zip(self.me.goods, GOODS))


if __name__ == "__main__":
    Merchant().play()
