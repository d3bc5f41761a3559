/** A dense layer: `outputs × inputs` weights, one row for each output, and a bias for each output. */
export interface Layer {
  inputs: number;
  outputs: number;
  weights: Float32Array;
  biases: Float32Array;
}

/** Standardisation of a net's raw inputs: (x − mean) × scale. */
export interface Standardiser {
  mean: Float32Array;
  scale: Float32Array;
}

/** Two small nets trained on learners' speech. */
export interface LearnerNets {
  /** Classifies a frame by phone. Inputs of `phone-net.ts`, one hidden layer. */
  phone: { inputs: Standardiser; hidden: Layer; output: Layer; logPriors: Float32Array };
  /** Rates whether a segment is the target phone (`output`), and estimates its expert score (`expert`). Inputs
   *  of `segment-net.ts`; the target phone selects the hidden biases and the output rows. */
  segment: {
    inputs: Standardiser;
    hidden: Layer;
    targetBiases: Layer;
    output: Layer;
    expert: Layer;
  };
}

interface PackedLayer {
  inputs: number;
  outputs: number;
  /** Largest weight of each row. */
  rowScales: number[];
  biases: number[];
}

interface PackedStandardiser {
  mean: number[];
  scale: number[];
}

interface Header {
  phone: {
    inputs: PackedStandardiser;
    hidden: PackedLayer;
    output: PackedLayer;
    logPriors: number[];
  };
  segment: {
    inputs: PackedStandardiser;
    hidden: PackedLayer;
    targetBiases: PackedLayer;
    output: PackedLayer;
    expert: PackedLayer;
  };
}

/** Decodes u32 header length, JSON header and 8-bit weights in the order of the header's layers.
 *  Null when there are no bytes.
 *  @throws Error when the bytes do not fit their header */
export function loadLearnerNets(bytes: Uint8Array): LearnerNets | null {
  if (bytes.length === 0) return null;
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))) as Header;
  let offset = 4 + length;
  const unpack = ({ inputs, outputs, rowScales, biases }: PackedLayer): Layer => {
    const packed = new Int8Array(bytes.buffer, bytes.byteOffset + offset, inputs * outputs);
    offset += packed.length;
    const weights = Float32Array.from(
      packed,
      (value, i) => (value / 127) * rowScales[Math.floor(i / inputs)]!,
    );
    return { inputs, outputs, weights, biases: Float32Array.from(biases) };
  };
  const standardiser = ({ mean, scale }: PackedStandardiser): Standardiser => ({
    mean: Float32Array.from(mean),
    scale: Float32Array.from(scale),
  });
  const { phone, segment } = header;
  const nets: LearnerNets = {
    phone: {
      inputs: standardiser(phone.inputs),
      hidden: unpack(phone.hidden),
      output: unpack(phone.output),
      logPriors: Float32Array.from(phone.logPriors),
    },
    segment: {
      inputs: standardiser(segment.inputs),
      hidden: unpack(segment.hidden),
      targetBiases: unpack(segment.targetBiases),
      output: unpack(segment.output),
      expert: unpack(segment.expert),
    },
  };
  if (offset !== bytes.length) throw new Error('The acoustic model file is damaged.');
  return nets;
}

/** Packs nets in the format that `loadLearnerNets` reads. */
export function packLearnerNets({ phone, segment }: LearnerNets): Uint8Array {
  const parts: Int8Array[] = [];
  const round = (values: Float32Array) => Array.from(values, (x) => Number(x.toPrecision(5)));
  const pack = ({ inputs, outputs, weights, biases }: Layer): PackedLayer => {
    const packed = new Int8Array(weights.length);
    const rowScales = Array.from({ length: outputs }, (_, row) => {
      const rowWeights = weights.subarray(row * inputs, (row + 1) * inputs);
      const largest = rowWeights.reduce((max, x) => Math.max(max, Math.abs(x)), 1e-9);
      rowWeights.forEach((x, i) => {
        packed[row * inputs + i] = Math.round((x / largest) * 127);
      });
      return Number(largest.toPrecision(6));
    });
    parts.push(packed);
    return { inputs, outputs, rowScales, biases: round(biases) };
  };
  const standardiser = ({ mean, scale }: Standardiser) => ({
    mean: round(mean),
    scale: round(scale),
  });
  const header: Header = {
    phone: {
      inputs: standardiser(phone.inputs),
      hidden: pack(phone.hidden),
      output: pack(phone.output),
      logPriors: round(phone.logPriors),
    },
    segment: {
      inputs: standardiser(segment.inputs),
      hidden: pack(segment.hidden),
      targetBiases: pack(segment.targetBiases),
      output: pack(segment.output),
      expert: pack(segment.expert),
    },
  };
  const text = new TextEncoder().encode(JSON.stringify(header));
  const out = new Uint8Array(4 + text.length + parts.reduce((sum, part) => sum + part.length, 0));
  new DataView(out.buffer).setUint32(0, text.length, true);
  out.set(text, 4);
  let offset = 4 + text.length;
  for (const part of parts) {
    out.set(new Uint8Array(part.buffer), offset);
    offset += part.length;
  }
  return out;
}
