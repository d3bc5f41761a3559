"""Trains the nets: see ../main.ts. train.py WORK TRAINED EMBEDDING NETS upper|longer|whole"""
import json
import os
import sys
import time
import numpy as np
import torch
from batches import groups, make_batch
from copies import Bands, Copies, make_copy
from corpus import open_bands, read_table
from ear import Ear
from export import export
from losses import NAMES, WEIGHTS, losses
from report import report

COPIES = 6
# The upper half of the embedding is tuned over stored copies, or the whole of it over bands altered anew. `longer` goes
# on where `upper` ended, with the rates of a schedule of all its passes.
PASSES = {'upper': 10, 'longer': 24, 'whole': 24}
SIZE = 24
RATE, TUNED_RATE, DECAY, WARM_UP, LEAST_RATE = 2e-3, 4e-4, 0.02, 100, 0.02
AVERAGE = 0.997
FOLDS = 4


def log(*parts):
    print(time.strftime('%H:%M:%S'), *parts, flush=True)


def standardise(net, source, chosen):
    """Scales the inputs to mean 0 and deviation 1 on speakers that the net hears."""
    values = []
    with torch.no_grad():
        for i in chosen[::max(1, len(chosen) // 150)]:
            values.append(net.inputs(torch.tensor(source.read(i, 0, None)[0][None]), False)[0])
    values = torch.cat(values)
    net.scale.data = 1 / (values.std(0) + 1e-3)
    net.shift.data = -values.mean(0) * net.scale.data


def schedule(step, steps):
    return min(1, (step + 1) / WARM_UP) * (LEAST_RATE + (1 - LEAST_RATE) * 0.5 * (1 + np.cos(np.pi * step / steps)))


def train(number, mode, work, trained, embedding, table, source):
    name, passes = f'{mode}-{number}', PASSES[mode]
    target = os.path.join(trained, f'ear-{name}.bin')
    if os.path.exists(target):
        return
    chosen = [i for i, row in enumerate(table) if row['fold'] != number]
    held = [i for i, row in enumerate(table) if row['fold'] == number and not row['child']]
    if number == FOLDS:
        held = [i for i, row in enumerate(table) if row['fold'] == 0 and not row['child']]
    torch.manual_seed(100 + number)
    net = Ear(embedding)
    standardise(net, source, chosen)
    tuned = list(net.embedding.parameters())
    known = {id(p) for p in tuned}
    rest = [p for p in net.parameters() if id(p) not in known and p.requires_grad]
    parts = [{'params': rest, 'base': RATE}, {'params': tuned, 'base': TUNED_RATE}]
    optimiser = torch.optim.AdamW(parts, RATE, weight_decay=DECAY)
    average = {k: v.clone() for k, v in net.state_dict().items()}
    steps = passes * (len(chosen) // SIZE)
    step, first, history = 0, 0, []
    saved = os.path.join(work, f'state-{name}.pt')
    begun = os.path.join(work, f'state-upper-{number}.pt') if mode == 'longer' else saved
    found = next((file for file in (saved, begun) if os.path.exists(file)), None)
    if found:
        state = torch.load(found)
        net.load_state_dict(state['net'])
        optimiser.load_state_dict(state['optimiser'])
        average, step, first, history = state['average'], state['step'], state['pass'], state['history']
    for turn in range(first, passes):
        began, total = time.time(), np.zeros(len(NAMES))
        rng = np.random.default_rng([number, turn])
        torch.manual_seed(1000 * number + turn)
        batches = groups(table, source, chosen, SIZE, rng)
        for picks in batches:
            batch = make_batch(table, source, picks, rng)
            parts = losses(net, batch, True)
            loss = sum(w * p for w, p in zip(WEIGHTS, parts))
            for group in optimiser.param_groups:
                group['lr'] = group['base'] * schedule(min(step, steps), steps)
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 2.0)
            optimiser.step()
            step += 1
            keep = min(AVERAGE, (1 + step) / (10 + step))
            with torch.no_grad():
                for k, v in net.state_dict().items():
                    average[k].lerp_(v, 1 - keep)
            total += [float(p.detach()) for p in parts]
        history.append([round(v, 4) for v in total / len(batches)])
        log(name, 'pass', turn + 1, dict(zip(NAMES, history[-1])), f'{time.time() - began:.0f} s')
        torch.save({'net': net.state_dict(), 'optimiser': optimiser.state_dict(), 'average': average, 'step': step,
                    'pass': turn + 1, 'history': history}, saved + '.new')
        os.rename(saved + '.new', saved)
    net.load_state_dict(average)
    figures = report(net, table, source, held)
    log(name, 'speakers of fold', number if number < FOLDS else '0 (heard)', figures)
    torch.save(net.state_dict(), os.path.join(work, f'ear-{name}.pt'))
    with open(os.path.join(trained, f'ear-{name}.json'), 'w') as file:
        json.dump({'net': name, 'passes': passes, 'losses': dict(zip(NAMES, history[-1])),
                   'watched': figures if number < FOLDS else None}, file, indent=1)
    export(net, target)


def main(work, trained, embedding, nets, mode):
    torch.set_num_threads(1)
    table = read_table(os.path.join(trained, 'alignments.jsonl.gz'))
    packed, starts = open_bands(table, work)
    log(len(table), 'recordings,', starts[-1], 'frames')
    net = Ear(embedding).eval()
    log(sum(p.numel() for p in net.parameters()), 'weights')
    if mode != 'whole':
        for copy in range(COPIES):
            make_copy(net.embedding, table, packed, starts, work, copy)
        source = Copies(work, COPIES)
    else:
        source = Bands(packed, starts, COPIES)
    for number in nets.split(','):
        train(int(number), mode, work, trained, embedding, table, source)


main(*sys.argv[1:])
