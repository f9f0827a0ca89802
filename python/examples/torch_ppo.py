"""The learner of `ppo.py` with PyTorch, on a graphics card if there is one.

    python examples/torch_ppo.py --minutes 5 --games 512 --save agent.npz
    python examples/torch_ppo.py --minutes 0 --load agent.npz --rate easy,medium,hard

It has no `--address`: one machine plays and learns. `ppo.py` shows how the games are spread over a cluster; with a
network of PyTorch every node would need PyTorch too, and what travels there would be the weights on the processor.
"""

from __future__ import annotations

import copy

import numpy as np
import ppo
import torch
from torch import nn

DEVICE = torch.device("cuda" if torch.cuda.is_available() else "cpu")


class TorchNetwork(nn.Module):
    """Two hidden layers and two heads. The arrays of the environment are read where they lie."""

    def __init__(self, inputs: int, actions: int, hidden: int, rng: np.random.Generator) -> None:
        super().__init__()
        torch.manual_seed(int(rng.integers(2**31)))
        width = 4 * hidden
        self.body = nn.Sequential(nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)
        self.steps = 0
        self.to(DEVICE)
        self.optimizer = torch.optim.Adam(self.parameters())

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        hidden = self.body(seen)
        logits = self.policy(hidden).masked_fill(~masks, -1e9)
        return torch.log_softmax(logits, dim=1), self.value(hidden)[:, 0]

    def known(self) -> list[np.ndarray]:
        return [part.cpu().numpy() for part in self.state_dict().values()]

    def know(self, known: list[np.ndarray]) -> None:
        self.load_state_dict(dict(zip(self.state_dict(), map(torch.from_numpy, known), strict=True)))

    @torch.no_grad()
    def look(self, seen: np.ndarray, masks: np.ndarray) -> tuple[None, np.ndarray, np.ndarray]:
        logs, values = self(torch.from_numpy(seen).to(DEVICE), torch.from_numpy(masks).to(DEVICE))
        return None, logs.exp().cpu().numpy(), values.cpu().numpy()


def update(network: TorchNetwork, batch: dict[str, np.ndarray], rate: float, entropy: float) -> None:
    part = {name: torch.from_numpy(np.ascontiguousarray(rows)).to(DEVICE) for name, rows in batch.items()}
    logs, values = network(part["seen"], part["masks"])
    chosen = logs.gather(1, part["actions"][:, None])[:, 0]
    ratio = (chosen - part["chances"].clamp_min(1e-9).log()).exp()
    advantages = part["advantages"].float()
    clipped = ratio.clamp(1 - ppo.CLIP, 1 + ppo.CLIP)
    objective = torch.minimum(ratio * advantages, clipped * advantages).mean()
    doubt = -(logs.exp() * logs).sum(dim=1).mean()
    loss = 0.5 * (values - part["returns"].float()).square().mean() - objective - entropy * doubt
    network.optimizer.param_groups[0]["lr"] = 0.5 * rate
    network.optimizer.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(network.parameters(), 0.5)
    network.optimizer.step()
    network.steps += 1


def main() -> None:
    parser = ppo.options(__doc__)
    parser.add_argument("--games", type=int, default=256, help="at the same time, for each seat")
    parser.add_argument("--rated", type=int, default=1000, help="games to rate it by")
    arguments = parser.parse_args()
    table = (arguments.rules, arguments.players)
    network = ppo.loaded(arguments.load, *table, make=TorchNetwork) if arguments.load else None
    network = ppo.train(
        *table,
        arguments.bot,
        60 * arguments.minutes,
        games=arguments.games,
        make=TorchNetwork,
        learn=update,
        network=network,
    )
    if arguments.save:
        ppo.save(network, arguments.save, *table)
    bots = (arguments.rate or arguments.bot).split(",")
    ppo.say(copy.copy(network), *table, bots, arguments.rated, on=f"on {DEVICE}: ")


if __name__ == "__main__":
    main()
