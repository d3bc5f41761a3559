"""What the ear is taught: all at once, as one sum."""
import torch
import torch.nn.functional as F
from sounds import NEAR, SILENCE

SAID, RATING, WORD_SAID, TAIL = 5, 6, 8, 9
logistic = F.binary_cross_entropy_with_logits
NAMES = ('frames', 'said', 'asked', 'which', 'rating', 'words', 'tail')
WEIGHTS = (1.0, 1.0, 0.7, 0.5, 2.0, 1.0, 0.3)


def losses(net, batch, tuned):
    """The losses of a batch in the order of NAMES."""
    packed, mask, labels, sounds, recording, word, count, _ = batch
    z, logits = net.frames(net.inputs(packed, tuned), mask)
    windows = net.windows(z, logits, sounds, recording)
    heard, which = net.hear(windows, sounds)
    frames = F.cross_entropy(logits.flatten(0, 1), labels.flatten(), ignore_index=-1, label_smoothing=0.05)
    known = sounds[:, SAID] >= 0
    said = logistic(heard[known, 0], sounds[known, SAID])
    right = torch.nonzero(sounds[:, SAID] == 1)[:, 0]
    # The same sounds, asked for as others with which learners confuse them.
    some = right[torch.randperm(len(right))[:len(right) // 2]]
    phone = sounds[some, 0].long()
    chance = NEAR[phone][:, :SILENCE] + 0.02
    chance[torch.arange(len(phone)), phone] = 0
    asked_sounds = sounds[some].clone()
    asked_sounds[:, 0] = torch.multinomial(chance, 1)[:, 0].float()
    asked_heard, _ = net.hear(windows[some], asked_sounds)
    asked = logistic(asked_heard[:, 0], torch.zeros(len(some)))
    named = F.cross_entropy(which[right], sounds[right, 0].long(), label_smoothing=0.1)
    rated = sounds[:, RATING] >= 0
    rating = F.mse_loss(heard[rated, 1], sounds[rated, RATING] / 100)
    ends = sounds[:, TAIL] >= 0
    tail = logistic(heard[ends, 2], sounds[ends, TAIL])
    target = torch.full((count,), -1.0).index_put((word,), sounds[:, WORD_SAID])
    judged = target >= 0
    words = logistic(net.words(heard, sounds, word, count)[judged], target[judged])
    return frames, said, asked, named, rating, words, tail
