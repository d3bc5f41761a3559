"""The ear: the upper half of the embedding, a net with context over frames of 20 ms, and what it says of each sound
and word of a text."""
import torch
import torch.nn as nn
import torch.nn.functional as F
from copies import LOWER, unpack_bands, unpack_lower
from embedding import Embedding
from mels import BANDS, LOW
from sounds import CLASSES, FINAL_CONSONANTS, NEAR, SILENCE

WIDE = 144
KERNEL = 7
DILATIONS = (1, 1, 2, 2)
HIDDEN, SMALL = 192, 64
FRAME_INPUTS = 576 + 112
# Values of a sound: five windows of the net, the posteriors of four of them.
POOLED = 5 * WIDE + 4 * CLASSES
COMPARED = 13
WORD_VALUES = 12
LEAST = -9.0
# Columns of a sound.
PHONE, FIRST, LAST, NEXT, ENDS = range(5)


class DropChannels(nn.Module):
    """Drops whole channels of a recording: as good a regulariser here as dropping single values, and its random
    numbers cost a hundredth of them."""

    def __init__(self, chance):
        super().__init__()
        self.chance = chance

    def forward(self, x):
        if not self.training:
            return x
        kept = torch.rand(x.shape[0], *(1,) * (x.dim() - 2), x.shape[-1]) > self.chance
        return x * kept / (1 - self.chance)


class Block(nn.Module):
    """Gated depthwise convolution and a feed-forward part, both added to their input (Gulati et al. 2020)."""

    def __init__(self, dilation, dropout):
        super().__init__()
        self.norm1, self.norm2 = nn.LayerNorm(WIDE), nn.LayerNorm(WIDE)
        self.gate = nn.Linear(WIDE, 2 * WIDE)
        self.depth = nn.Conv1d(WIDE, WIDE, KERNEL, padding=dilation * (KERNEL // 2), dilation=dilation, groups=WIDE)
        self.mix = nn.Linear(WIDE, WIDE)
        self.widen, self.narrow = nn.Linear(WIDE, 2 * WIDE), nn.Linear(2 * WIDE, WIDE)
        self.drop = DropChannels(dropout)

    def forward(self, x, mask):
        h = F.glu(self.gate(self.norm1(x)), -1) * mask
        h = self.depth(h.transpose(1, 2)).transpose(1, 2)
        x = x + self.drop(self.mix(F.silu(h)))
        return x + self.drop(self.narrow(self.drop(F.silu(self.widen(self.norm2(x))))))


class Ear(nn.Module):
    def __init__(self, embedding, dropout=0.15):
        super().__init__()
        self.embedding = Embedding(embedding)
        self.scale = nn.Parameter(torch.ones(FRAME_INPUTS), requires_grad=False)
        self.shift = nn.Parameter(torch.zeros(FRAME_INPUTS), requires_grad=False)
        self.enter = nn.Linear(FRAME_INPUTS, WIDE)
        self.blocks = nn.ModuleList([Block(d, dropout) for d in DILATIONS])
        self.norm = nn.LayerNorm(WIDE)
        self.phone = nn.Linear(WIDE, CLASSES)
        self.pool = nn.Linear(POOLED, HIDDEN)
        self.compare = nn.Linear(COMPARED, HIDDEN, bias=False)
        self.target = nn.Embedding(SILENCE, HIDDEN)
        self.small = nn.Linear(HIDDEN, SMALL)
        self.answer = nn.Linear(HIDDEN + SMALL, 3)
        self.answers = nn.Parameter(torch.zeros(SILENCE, 3, HIDDEN + SMALL))
        self.offsets = nn.Parameter(torch.zeros(SILENCE, 3))
        self.which = nn.Linear(HIDDEN, SILENCE)
        self.word1, self.word2 = nn.Linear(WORD_VALUES, 32), nn.Linear(32, 1)
        self.drop, self.drop_inputs = nn.Dropout(0.25), DropChannels(0.1)
        self.drop_frames = DropChannels(0.1)
        nn.init.normal_(self.target.weight, 0, 0.1)

    def inputs(self, values, tuned):
        """values: recordings × frames × 400 stored bytes, or × 112 (both frames of the bands, dB below the peak).
        Returns recordings × frames × 688."""
        stored = values.dtype == torch.uint8
        bands = unpack_bands(values[..., LOWER:]) if stored else values
        with torch.set_grad_enabled(tuned and torch.is_grad_enabled()):
            if stored:
                low = unpack_lower(values[..., :LOWER])
                low = low.view(*low.shape[:2], 72, 4).permute(0, 2, 1, 3)
            else:
                low = self.embedding.lower(values.view(len(values), -1, BANDS)[..., :LOW])
            upper = self.embedding.upper(low)
        return torch.cat([upper, bands / 20 + 2], 2) * self.scale + self.shift

    def frames(self, x, mask):
        """x: recordings × frames × 688, mask: recordings × frames × 1. Returns the net's values and the logits of 40
        phones, the last of which is silence."""
        z = self.enter(self.drop_frames(x.clamp(-6, 6)))
        for block in self.blocks:
            z = block(z, mask)
        z = self.norm(z)
        return z, self.phone(z)

    def windows(self, z, logits, sounds, recording):
        """Means over each sound, its first and last third, 60 ms before and 60 ms after it: sounds × 5 × 184.
        sounds: phone, first and last frame of 10 ms, next phone, whether it ends its word."""
        log = F.log_softmax(logits, -1).clamp_min(LEAST)
        frames = z.shape[1]
        total = F.pad(torch.cat([z, log], -1).cumsum(1), (0, 0, 1, 0))

        def mean(a, b):
            a = a.clamp(0, frames - 1.0)
            b = torch.minimum(torch.maximum(b, a + 0.5), torch.full_like(b, float(frames)))

            def at(t):
                i = t.floor().long().clamp(0, frames)
                share = (t - i)[:, None]
                return total[recording, i] * (1 - share) + total[recording, (i + 1).clamp(max=frames)] * share
            return (at(b) - at(a)) / (b - a)[:, None]
        a, b = sounds[:, FIRST] / 2, (sounds[:, LAST] + 1) / 2
        third = ((b - a) / 3).clamp_min(0.5)
        return torch.stack([mean(a, b), mean(a, a + third), mean(b - third, b), mean(a - 3, a), mean(b, b + 3)], 1)

    def compared(self, log, sounds):
        """How the sound asked for compares with all others and with those that learners confuse with it: 13 values."""
        phone = sounds[:, PHONE].long()
        own = F.one_hot(phone, CLASSES).bool()
        near = NEAR[phone].bool()
        values = []
        for window in (0, 1, 2):
            y = log[:, window]
            mine = y[own]
            values += [mine, mine - y.masked_fill(own, -20).amax(1),
                       mine - y.masked_fill(~near, -20).amax(1).clamp_min(-10)]
        after = log[:, 4]
        other = after.clone()
        other[torch.arange(len(phone)), sounds[:, NEXT].long()] = LEAST
        other[torch.arange(len(phone)), phone] = LEAST
        length = (sounds[:, LAST] + 1 - sounds[:, FIRST]) / 2
        values += [after.gather(1, phone[:, None])[:, 0], other[:, FINAL_CONSONANTS].amax(1),
                   sounds[:, ENDS] * 4, length.log() * 4]
        return torch.stack(values, 1) / 4

    def hear(self, windows, sounds):
        """What is heard of each sound: log odds that it was said, the experts' estimated score (0 … 2), log odds that
        nothing was left out after it; and the logits of which sound it was."""
        z, log = windows[..., :WIDE], windows[..., WIDE:]
        pooled = torch.cat([z.flatten(1), log[:, (0, 1, 2, 4)].flatten(1) / 4], 1)
        shared = self.pool(self.drop_inputs(pooled))
        phone = sounds[:, PHONE].long()
        h = self.drop(F.silu(shared + self.target(phone) + self.compare(self.compared(log, sounds))))
        h = torch.cat([h, F.silu(self.small(h))], 1)
        own = torch.einsum('nh,noh->no', h, self.answers[phone]) + self.offsets[phone]
        heard = self.answer(h) + own
        return heard + torch.tensor([0.0, 1.7, 0.0]), self.which(self.drop(F.silu(shared)))

    def words(self, heard, sounds, word, count):
        """Log odds of each word from what is heard of its sounds. word: the word of each sound."""
        said, rating = heard[:, 0].clamp(-8, 8), heard[:, 1]
        tail = heard[:, 2].clamp(-8, 8) * sounds[:, ENDS]

        def add(v):
            return torch.zeros(count).index_add(0, word, v)

        def least(v):
            return torch.full((count,), 50.0).scatter_reduce(0, word, v, 'amin')
        n = add(torch.ones_like(said)).clamp_min(1)
        length = ((sounds[:, LAST] + 1 - sounds[:, FIRST]) / 2).log()
        soft = -add(torch.exp(-said)).clamp_min(1e-6).log()
        x = torch.stack([least(said), add(said) / n, soft, add(said) / n.sqrt(), 3 * least(rating), 3 * add(rating) / n,
                         add(tail), torch.minimum(least(said), add(tail)), n.log(), add(length) / n, least(length),
                         -least(-length)], 1) / 3
        return self.word2(F.silu(self.word1(x)))[:, 0] + 0.3 * soft
