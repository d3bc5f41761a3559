/** A dense layer: `outputs × inputs` weights, one row an output, and a bias an output. */
export interface Layer {
  inputs: number;
  outputs: number;
  weights: Float32Array;
  biases: Float32Array;
}

/** How raw inputs become inputs of a net: (x − mean) × scale. */
export interface Standardiser {
  mean: Float32Array;
  scale: Float32Array;
}

/** Two small nets that know how learners sound. */
export interface LearnerNets {
  /** Which phone is this frame? Inputs of `phone-net.ts`, one hidden layer. */
  phone: { inputs: Standardiser; hidden: Layer; output: Layer; logPriors: Float32Array };
  /** Is this segment the phone that it should be? Inputs of `segment-net.ts`; hidden biases and
   *  output rows are chosen by the target phone. */
  segment: { inputs: Standardiser; hidden: Layer; targetBiases: Layer; output: Layer };
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
  };
}

/** Decodes u32 header length, JSON header and 8-bit weights in the order of the header's layers.
 *  Null when there are no bytes.
 *  @throws Error when the bytes do not fit their header */
export function loadLearnerNets(bytes: Uint8Array): LearnerNets | null {
  if (bytes.length === 0) return null;
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))) as Header;
  let at = 4 + length;
  const unpack = ({ inputs, outputs, rowScales, biases }: PackedLayer): Layer => {
    const packed = new Int8Array(bytes.buffer, bytes.byteOffset + at, inputs * outputs);
    at += packed.length;
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
    },
  };
  if (at !== bytes.length) throw new Error('The acoustic model file is damaged.');
  return nets;
}

/** Packs nets the way `loadLearnerNets` reads them. */
export function packLearnerNets({ phone, segment }: LearnerNets): Uint8Array {
  const parts: Int8Array[] = [];
  const round = (values: Float32Array) => Array.from(values, (x) => Number(x.toPrecision(5)));
  const pack = ({ inputs, outputs, weights, biases }: Layer): PackedLayer => {
    const packed = new Int8Array(weights.length);
    const rowScales = Array.from({ length: outputs }, (_, row) => {
      const own = weights.subarray(row * inputs, (row + 1) * inputs);
      const largest = own.reduce((most, x) => Math.max(most, Math.abs(x)), 1e-9);
      own.forEach((x, i) => {
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
    },
  };
  const text = new TextEncoder().encode(JSON.stringify(header));
  const out = new Uint8Array(4 + text.length + parts.reduce((sum, part) => sum + part.length, 0));
  new DataView(out.buffer).setUint32(0, text.length, true);
  out.set(text, 4);
  let at = 4 + text.length;
  for (const part of parts) {
    out.set(new Uint8Array(part.buffer), at);
    at += part.length;
  }
  return out;
}
