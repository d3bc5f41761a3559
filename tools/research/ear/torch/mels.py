"""56 bands of a recording: 32 mels as the speech embedding was taught them, and 24 above 2.8 kHz, where s, sh and f
are. `src/domain/ear/bands.ts` computes the same."""
import wave
import numpy as np

RATE, HOP, FFT, WINDOW = 16000, 160, 512, 400
LOW, HIGH = 32, 24
BANDS = LOW + HIGH
HIGH_SCALE = 0.02
FLOOR_DB = -80.0
STEPS_PER_DB = 3


def slaney(hz):
    hz = np.asarray(hz, float)
    return np.where(hz >= 1000, 15 + np.log(np.maximum(hz, 1e-9) / 1000) / (np.log(6.4) / 27), hz * 3 / 200)


def from_slaney(mel):
    mel = np.asarray(mel, float)
    return np.where(mel >= 15, 1000 * np.exp(np.log(6.4) / 27 * (mel - 15)), mel * 200 / 3)


def htk(hz):
    return 2595 * np.log10(1 + np.asarray(hz, float) / 700)


def from_htk(mel):
    return 700 * (10 ** (np.asarray(mel, float) / 2595) - 1)


def triangles(edges):
    bins = np.arange(FFT // 2 + 1) * RATE / FFT
    left, middle, right = edges[:-2], edges[1:-1], edges[2:]
    rise = (bins[:, None] - left) / (middle - left)
    fall = (right - bins[:, None]) / (right - middle)
    return np.maximum(0, np.minimum(rise, fall))


low_edges = from_slaney(np.linspace(slaney(60), slaney(3800), LOW + 2))
high_edges = from_htk(np.linspace(htk(2800), htk(7900), HIGH + 2))
low_filters = triangles(low_edges) * (2 / (low_edges[2:] - low_edges[:-2]))
high_filters = triangles(high_edges)
high_filters = high_filters / high_filters.sum(0) * HIGH_SCALE
window = np.zeros(FFT)
window[(FFT - WINDOW) // 2:(FFT + WINDOW) // 2] = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(WINDOW) / WINDOW)


def bands(samples, offset, frames):
    """Bands of the frames offset … offset + frames − 1, in dB below the strongest low mel, −80 … 0.
    samples: int16 scale. Returns frames × 56, float32."""
    needed = (offset + frames - 1) * HOP + FFT
    padded = np.pad(samples.astype(np.float64), (0, max(0, needed - len(samples))))
    cut = np.lib.stride_tricks.sliding_window_view(padded, FFT)[offset * HOP::HOP][:frames]
    power = np.abs(np.fft.rfft(cut * window, axis=1)) ** 2
    low = 10 * np.log10(np.maximum(power @ low_filters, 1e-10))
    high = 10 * np.log10(np.maximum(power @ high_filters, 1e-10))
    return np.clip(np.concatenate([low, high], 1) - low.max(), FLOOR_DB, 0).astype(np.float32)


def read_wav(path):
    with wave.open(path) as file:
        assert file.getframerate() == RATE and file.getnchannels() == 1 and file.getsampwidth() == 2, path
        return np.frombuffer(file.readframes(file.getnframes()), '<i2').astype(np.float32)
