#!/usr/bin/env python3
"""Fits a model to the samples of `bedesten-train play`, on a graphics card if there is one.

python3 fit.py MODEL SAMPLES... [--start MODEL] [--seconds N] [--epochs N] [--batch N] [--rate R] [--seed N]

Samples and models are described in docs/training.md. The last file is the newest; a twentieth of it is held
out to measure the loss on positions that nobody has learnt from.
"""

import argparse
import json
import struct
import time

import numpy as np
import torch
import torch.nn.functional as F

SEATS, MOST_ANSWERS, HEAD = 5, 40, 24
WIDTH, NECK, HAND, SIDES = 128, 16, 16, 2
MODEL = b"BEDESTEN-MODEL-1"


def read_samples(paths, most):
    """All records of these files as one array of bytes, the newest `most`, and the shape of the game."""
    parts, shape, left = [], None, most
    for path in reversed(paths):
        with open(path, "rb") as file:
            head = file.read(64)
            if head[:16] != b"BEDESTEN-SAMPLES":
                raise SystemExit(f"{path} is no file of samples")
            _, features, answers, record = struct.unpack_from("<IIII", head, 16)
            if shape not in (None, (features, answers, record)):
                raise SystemExit(f"{path} is of another game")
            shape = (features, answers, record)
        bytes_ = np.fromfile(path, dtype=np.uint8, offset=64)
        records = bytes_[: len(bytes_) // record * record].reshape(-1, record)[:left]
        parts.append(records)
        left -= len(records)
        if left <= 0:
            break
    return np.concatenate(parts), shape


def sizes(features, answers):
    """The parts of a model, in the order of its file."""
    return [
        ("first", (features + 1, WIDTH)),
        ("neck", (NECK, 2 * WIDTH)),
        ("neck_bias", (NECK,)),
        ("strength", (NECK,)),
        ("hand", (HAND, 2 * WIDTH)),
        ("hand_bias", (HAND,)),
        ("answers", (answers, WIDTH + HAND)),
        ("answers_bias", (answers,)),
        ("sides", (SIDES, NECK)),
        ("sides_bias", (SIDES,)),
    ]


def scattered(features, answers, device):
    """Small weights by chance, so that the neurons differ."""
    spread = {"first": 0.1, "neck": 0.1, "strength": 0.2, "hand": 0.1, "answers": 0.05, "sides": 0.1}
    model = {}
    for name, size in sizes(features, answers):
        model[name] = (torch.rand(size, device=device) * 2 - 1) * spread.get(name, 0.0)
    model["first"][-1] = 0.3
    model["neck_bias"][:] = 0.3
    model["hand_bias"][:] = 0.3
    return model


def read_model(path, features, answers, device):
    data = open(path, "rb").read()
    expected = MODEL + struct.pack("<IIIII", features, answers, WIDTH, NECK, HAND)
    if data[:36] != expected:
        raise SystemExit(f"{path} is no model of this game")
    numbers = torch.from_numpy(np.frombuffer(data, dtype="<f4", offset=36).copy())
    model, at = {}, 0
    for name, size in sizes(features, answers):
        count = int(np.prod(size))
        model[name] = numbers[at : at + count].reshape(size).to(device)
        at += count
    return model


def write_model(path, model, features, answers):
    with open(path, "wb") as file:
        file.write(MODEL + struct.pack("<IIIII", features, answers, WIDTH, NECK, HAND))
        for name, _ in sizes(features, answers):
            file.write(model[name].detach().float().cpu().numpy().astype("<f4").tobytes())


class Samples:
    """Records on the device, unpacked batch by batch."""

    def __init__(self, records, features, device):
        self.records = torch.from_numpy(records).to(device)
        self.features, self.device = features, device
        self.seat = (features + 7) // 8
        self.bits = torch.arange(8, device=device, dtype=torch.uint8)

    def pairs(self, raw, begin, count):
        low, high = raw[:, begin : begin + 2 * count : 2], raw[:, begin + 1 : begin + 2 * count : 2]
        return low.int() + 256 * high.int()

    def batch(self, chosen):
        raw = self.records[chosen]
        size = len(raw)
        seats = raw[:, 0].long()
        there = torch.arange(SEATS, device=self.device)[None] < seats[:, None]
        begin = HEAD + 4 * MOST_ANSWERS
        bits = raw[:, begin : begin + SEATS * self.seat].reshape(size, SEATS, self.seat, 1)
        true = ((bits >> self.bits) & 1).reshape(size, SEATS, 8 * self.seat)[:, :, : self.features]
        return {
            "seats": seats,
            "there": there,
            "true": true,
            "shares": self.pairs(raw, 12, SEATS).float() / 65535,
            "rubies": raw[:, 6:11].float(),
            "left": self.pairs(raw, 4, 1).float()[:, 0],
            "asked": raw[:, 1].long(),
            "answers": self.pairs(raw, HEAD, MOST_ANSWERS).long(),
            "targets": self.pairs(raw, HEAD + 2 * MOST_ANSWERS, MOST_ANSWERS).float() / 65535,
            "given": torch.arange(MOST_ANSWERS, device=self.device)[None] < raw[:, 2:3].long(),
        }


def losses(model, batch, kind):
    """Of the strengths, of the answers, and of the side lessons; each a mean over the batch."""
    size = len(batch["seats"])
    there = batch["there"]
    first = model["first"].to(kind)
    sums = batch["true"].to(kind).reshape(size * SEATS, -1) @ first[:-1]
    neurons = (sums.float() + model["first"][-1]).clamp(0, 1).reshape(size, SEATS, WIDTH)
    neurons = neurons * there[:, :, None]
    others = (neurons.sum(1, keepdim=True) - neurons) / (batch["seats"] - 1)[:, None, None]
    pair = torch.cat([neurons, others], 2)
    neck = (pair.to(kind) @ model["neck"].to(kind).T).float() + model["neck_bias"]
    neck = neck.clamp(0, 1)
    strengths = (neck @ model["strength"]).masked_fill(~there, -1e9)
    value = -(batch["shares"] * F.log_softmax(strengths, 1).masked_fill(~there, 0)).sum(1).mean()
    sides = neck @ model["sides"].T + model["sides_bias"]
    rubies = ((sides[:, :, 0] - batch["rubies"] / 6) ** 2 * there).sum() / there.sum()
    left = ((sides[:, :, 1] - (batch["left"] / 200).clamp(max=3)[:, None]) ** 2 * there).sum() / there.sum()
    asked = batch["asked"][:, None, None]
    pair = pair.gather(1, asked.expand(size, 1, 2 * WIDTH))[:, 0]
    hand = (pair.to(kind) @ model["hand"].to(kind).T).float() + model["hand_bias"]
    hand = torch.cat([pair[:, :WIDTH], hand.clamp(0, 1)], 1)
    # Every answer there is: cheaper than to pick the rows of those that were possible.
    every = (hand.to(kind) @ model["answers"].to(kind).T).float() + model["answers_bias"]
    appeal = every.gather(1, batch["answers"]).masked_fill(~batch["given"], -1e9)
    chosen = -(batch["targets"] * F.log_softmax(appeal, 1).masked_fill(~batch["given"], 0)).sum(1).mean()
    return value, chosen, rubies + left


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("model")
    parser.add_argument("samples", nargs="+")
    parser.add_argument("--start")
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--epochs", type=float, default=4)
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=0.002)
    parser.add_argument("--decay", type=float, default=0.01)
    parser.add_argument("--most", type=int, default=8_000_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    kind = torch.float32
    torch.set_float32_matmul_precision("high")
    torch.manual_seed(arguments.seed)
    begin = time.time()
    records, (features, answers, _) = read_samples(arguments.samples, arguments.most)
    samples = Samples(records, features, device)
    loaded = time.time()
    if arguments.start:
        model = read_model(arguments.start, features, answers, device)
    else:
        model = scattered(features, answers, device)
    for weights in model.values():
        weights.requires_grad_(True)
    held_out = min(len(records) // 20, 20_000)
    unseen = torch.arange(held_out, device=device)
    rest = len(records) - held_out
    steps = max(1, int(arguments.epochs * rest / arguments.batch))
    plain = [weights for name, weights in model.items() if name.endswith("bias")]
    matrices = [weights for name, weights in model.items() if not name.endswith("bias")]
    groups = [{"params": matrices, "weight_decay": arguments.decay}, {"params": plain, "weight_decay": 0}]
    adam = torch.optim.AdamW(groups, lr=arguments.rate, fused=device == "cuda")
    order, at, done = torch.randperm(rest, device=device), 0, 0.0
    sums, count, step = torch.zeros(3, device=device), 0, 0
    while done < 1:
        # By steps or by time, whichever is nearer to its end.
        done = max(step / steps, (time.time() - loaded) / arguments.seconds)
        for group in adam.param_groups:
            group["lr"] = arguments.rate * max(0.02, min(1, 1.02 - done)) * min(1, (step + 1) / 100)
        if at + arguments.batch > rest:
            order, at = torch.randperm(rest, device=device), 0
        batch = samples.batch(held_out + order[at : at + arguments.batch])
        at += arguments.batch
        value, chosen, side = losses(model, batch, kind)
        adam.zero_grad(set_to_none=True)
        (value + chosen + 0.2 * side).backward()
        adam.step()
        with torch.no_grad():
            for name, weights in model.items():
                weights.clamp_(-3.99, 3.99)
            sums += torch.stack([value, chosen, side]).detach()
        count += 1
        step += 1
    with torch.no_grad():
        tests = [losses(model, samples.batch(part), kind) for part in unseen.split(4096)]
        tests = torch.stack([torch.stack(test) for test in tests]).mean(0).tolist() if tests else [0, 0, 0]
    write_model(arguments.model, model, features, answers)
    report = {
        "fit": arguments.model,
        "samples": len(records),
        "steps": step,
        "epochs": round(step * arguments.batch / max(1, rest), 2),
        "seen": [round(x, 4) for x in (sums / count).tolist()],
        "unseen": [round(x, 4) for x in tests],
        "seconds": [round(loaded - begin, 1), round(time.time() - loaded, 1)],
        "device": device,
    }
    print(json.dumps(report), flush=True)


if __name__ == "__main__":
    main()
