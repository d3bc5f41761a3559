"""Figures of a net on speakers that it has not heard. They watch the training; the product's figures are made by
`npm run bench:ear`."""
import numpy as np
import torch
from batches import make_batch
from losses import RATING


def auc(right, wrong):
    order = np.argsort(np.concatenate([right, wrong]), kind='mergesort')
    rank = np.empty(len(order))
    rank[order] = np.arange(1, len(order) + 1)
    return (rank[:len(right)].sum() - len(right) * (len(right) + 1) / 2) / (len(right) * len(wrong))


def caught(right, wrong, alarms=0.1):
    return float((np.asarray(wrong) < np.sort(right)[int(alarms * len(right))]).mean())


@torch.no_grad()
def report(net, table, source, chosen):
    """Near words of the dictionary against the words that were said, exchanged words, phones, frames."""
    net.eval()
    pairs, others, rights, phones, frames = [], [], [], [], []
    chosen = [i for i in chosen if table[i]['sounds']]
    for at in range(0, len(chosen), 16):
        picks = [(i, 0) for i in chosen[at:at + 16]]
        batch = make_batch(table, source, picks, None)
        packed, mask, labels, sounds, recording, word, count, keys = batch
        z, logits = net.frames(net.inputs(packed, False), mask)
        frames.append((logits.argmax(-1) == labels)[labels >= 0].float().numpy())
        heard, _ = net.hear(net.windows(z, logits, sounds, recording), sounds)
        odds = net.words(heard, sounds, word, count).numpy()
        rated = (sounds[:, RATING] >= 0).numpy()
        phones.append(np.stack([heard[:, 1].clamp(0, 2).numpy()[rated], sounds[:, RATING].numpy()[rated] / 100]))
        said = {(b, w): odds[k] for k, (b, change, w) in enumerate(keys) if change is None}
        for k, (b, change, w) in enumerate(keys):
            if change is None or (b, w) not in said:
                continue
            kind = table[picks[b][0]]['changes'][change]['kind']
            if kind == 'word':
                pairs.append((said[b, w], odds[k]))
            if kind == 'other':
                others.append(odds[k])
                rights.append(said[b, w])
    net.train()
    pairs, phones = np.array(pairs), np.concatenate(phones, 1)
    figures = {
        'nearAuc': auc(pairs[:, 0], pairs[:, 1]), 'nearCaughtAt10': caught(pairs[:, 0], pairs[:, 1]),
        'swapAuc': auc(rights, others), 'swapCaughtAt10': caught(rights, others),
        'phoneCorrelation': np.corrcoef(phones)[0, 1], 'framesRight': np.concatenate(frames).mean(),
    }
    return {name: round(float(value), 4) for name, value in figures.items()}
