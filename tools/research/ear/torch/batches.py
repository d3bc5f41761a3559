"""Recordings of one batch as tensors: frames, the sounds of their texts, and what is known of them."""
import numpy as np
import torch
from sounds import SILENCE

LONGEST = 700
# Changed words of a recording that one pass asks for.
CHANGES = 4


def groups(table, source, chosen, size, rng):
    """Batches of about equally long recordings, in random order: lists of (recording, copy)."""
    picks = [(int(i), int(rng.integers(0, source.count))) for i in rng.permutation(chosen)]
    picks = [p for p in picks if source.length(*p) <= LONGEST and table[p[0]]['sounds']]
    found = []
    for at in range(0, len(picks), size * 12):
        part = sorted(picks[at:at + size * 12], key=lambda p: source.length(*p))
        found += [part[k:k + size] for k in range(0, len(part), size)]
    return [found[k] for k in rng.permutation(len(found)) if len(found[k]) > 1]


def texts_of(row, rng):
    """The right text, and some of the words that were not said; with rng None all of them."""
    count = len(row['changes'])
    picks = range(count) if rng is None else rng.permutation(count)[:CHANGES]
    return [(None, row['sounds'])] + [(k, row['changes'][k]['sounds']) for k in picks]


def sound_rows(row, change, rows):
    """Columns: phone, first, last, next phone, ends its word, said, rating, word, word said, nothing left out."""
    values = np.array(rows, np.float32).reshape(-1, 6)
    word = values[:, 1]
    ends = np.append(word[1:] != word[:-1], True)
    following = np.append(values[1:, 0], SILENCE)
    said, rating = values[:, 4], values[:, 5]
    if change is None:
        wrong = np.zeros(int(word.max()) + 1, bool)
        unknown = np.zeros_like(wrong)
        for w, r in zip(word.astype(int), rating):
            wrong[w] |= 0 <= r <= 50
            unknown[w] |= r < 0
        label = np.where(wrong[word.astype(int)] | unknown[word.astype(int)], -1, 1)
        tail = np.where(ends & (said == 1), 1, -1)
    else:
        later = [s[0] for s in row['sounds'] if s[1] > row['changes'][change]['word']]
        following[-1] = later[0] if later else SILENCE
        label = np.zeros(len(values))
        # Every sound of the text was said, yet the word is another: one was left out of the text.
        left_out = bool((said == -1).all())
        tail = np.where(ends & left_out, 0, -1)
    return np.column_stack([values[:, 0], values[:, 2], values[:, 3], following, ends, said, rating, word, label, tail])


def make_batch(table, source, picks, rng):
    """rng None: all texts. Returns packed frames, mask, frame labels, sounds, recording and word of each sound, number
    of words, and (pick, change, word) of each word."""
    read = [source.read(i, c, rng) for i, c in picks]
    longest = max(len(values) for values, _ in read)
    packed = np.zeros((len(picks), longest, source.width), source.kind)
    mask = np.zeros((len(picks), longest, 1), np.float32)
    labels = np.full((len(picks), longest), -1, np.int64)
    sounds, recordings, words, keys = [], [], [], []
    for b, (i, c) in enumerate(picks):
        values, pace = read[b]
        frames = len(values)
        packed[b, :frames] = values
        mask[b, :frames] = 1
        labels[b, :frames] = SILENCE
        for phone, _, first, last, said, _ in table[i]['sounds']:
            a, z = int((first / pace + 1) // 2), int((last / pace) // 2)
            labels[b, a:min(z + 1, frames)] = phone if said == 1 else -1
        for change, rows in texts_of(table[i], rng):
            if not rows:
                continue
            columns = sound_rows(table[i], change, rows)
            columns[:, 1] = np.floor(columns[:, 1] / pace)
            columns[:, 2] = np.maximum(np.floor(columns[:, 2] / pace), columns[:, 1])
            distinct, inverse = np.unique(columns[:, 7], return_inverse=True)
            sounds.append(columns)
            recordings.append(np.full(len(columns), b))
            words.append(len(keys) + inverse)
            keys += [(b, change, int(w)) for w in distinct]
    return (torch.tensor(packed), torch.tensor(mask), torch.tensor(labels), torch.tensor(np.concatenate(sounds)).float(),
            torch.tensor(np.concatenate(recordings)), torch.tensor(np.concatenate(words)), len(keys), keys)
