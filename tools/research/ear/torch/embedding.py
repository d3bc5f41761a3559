"""Google's speech embedding (Lin et al. 2020, arXiv 2002.01322; Apache-2.0), made dense: frames of 20 ms instead of
80 ms. All padding keeps the size; the third and the fifth pooling do not halve time, and the layers after them skip
frames instead, so that the published weights fit unchanged."""
import torch
import torch.nn as nn
import torch.nn.functional as F
from onnx_weights import embedding_weights

SLOPE, FLOOR = 0.2, -0.4
# Values of the outputs after the third and the fourth pooling and at the end.
OUTPUTS = (288, 192, 96)


def pool_time(x, step):
    """The greater of each frame and the one `step` later."""
    later = torch.cat([x[:, :, step:], x[:, :, -1:].expand(-1, -1, step, -1)], 2)
    return torch.maximum(x, later)


class Embedding(nn.Module):
    def __init__(self, path):
        super().__init__()
        self.layers = nn.ModuleList()
        for weights, biases in embedding_weights(path):
            out, inputs, time, band = weights.shape
            layer = nn.Conv2d(inputs, out, (time, band), bias=biases is not None)
            with torch.no_grad():
                layer.weight.copy_(torch.tensor(weights))
                if biases is not None:
                    layer.bias.copy_(torch.tensor(biases))
            self.layers.append(layer)

    def convolve(self, first, last, x, skip=1):
        for i in range(first, last + 1):
            layer = self.layers[i]
            time, band = layer.kernel_size
            x = F.pad(x, (band // 2, band // 2, skip * (time // 2), skip * (time // 2)))
            x = F.conv2d(x, layer.weight, layer.bias, dilation=(skip, 1))
            if i < 19:
                x = F.leaky_relu(x, SLOPE).clamp_min(FLOOR)
        return x

    def lower(self, x):
        """x: recordings × frames of 10 ms × 32, dB below the peak. Returns recordings × 72 × frames of 20 ms × 4."""
        x = self.convolve(0, 2, ((x + 90) / 10 + 2)[:, None])
        x = self.convolve(3, 6, F.max_pool2d(x, 2))
        x = self.convolve(7, 10, F.max_pool2d(x, (1, 2)))
        return F.max_pool2d(pool_time(x, 1), (1, 2))

    def upper(self, low):
        """low: the output of `lower`. Returns recordings × frames × 576: all three outputs."""
        middle = F.max_pool2d(self.convolve(11, 14, low, 2), (1, 2))
        x = F.max_pool2d(pool_time(self.convolve(15, 18, middle, 2), 2), (1, 2))
        x = self.convolve(19, 19, x, 4)
        return torch.cat([y.permute(0, 2, 1, 3).flatten(2) for y in (low, middle, x)], 2)

    def forward(self, x):
        return self.upper(self.lower(x))
