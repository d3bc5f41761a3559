import { type AcousticModel, loadAcousticModel } from '~/domain/speech/acoustic-model';
import { ACOUSTIC_MODEL_BYTES } from '~/domain/speech/model-file';
import { scoreUtterance } from '~/domain/speech/score-utterance';
import type { ScorerReply, ScorerRequest } from './scorer-messages';

const reply = (message: ScorerReply) => postMessage(message);

let loading: Promise<AcousticModel> | null = null;

/** The model, fetched once; a failed fetch is not cached, so that the next request retries it. */
function modelFrom(url: string): Promise<AcousticModel> {
  loading ??= fetchModel(url).catch((cause: unknown) => {
    loading = null;
    throw cause;
  });
  return loading;
}

/** Timeout of a download of the acoustic model without progress. */
const STALL_TIMEOUT_MS = 20_000;

async function fetchModel(url: string): Promise<AcousticModel> {
  const stalled = new AbortController();
  const stall = () => stalled.abort(new Error('The acoustic model stopped coming.'));
  let timer = setTimeout(stall, STALL_TIMEOUT_MS);
  const onProgress = () => {
    clearTimeout(timer);
    timer = setTimeout(stall, STALL_TIMEOUT_MS);
  };
  try {
    const bytes = await download(url, stalled.signal, onProgress);
    return loadAcousticModel(bytes.buffer);
  } finally {
    clearTimeout(timer);
  }
}

async function download(
  url: string,
  signal: AbortSignal,
  onProgress: () => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url, { signal });
  if (!response.ok || !response.body) throw new Error(`The acoustic model: ${response.status}`);
  const bytes = new Uint8Array(ACOUSTIC_MODEL_BYTES);
  const reader = response.body.getReader();
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (length + part.value.length > bytes.length)
      throw new Error('The acoustic model is too long.');
    onProgress();
    bytes.set(part.value, length);
    length += part.value.length;
    reply({ type: 'progress', share: length / bytes.length });
  }
  if (length < bytes.length) throw new Error('The acoustic model is cut short.');
  return bytes;
}

async function handleRequest(request: ScorerRequest): Promise<void> {
  if (request.type === 'load') {
    await modelFrom(request.modelUrl).then(
      () => reply({ type: 'ready' }),
      () => reply({ type: 'unready' }),
    );
    return;
  }
  const { id, modelUrl, pcm16k, reference, leniency, taught } = request;
  try {
    const model = await modelFrom(modelUrl);
    const result = scoreUtterance(model, pcm16k, reference, leniency, taught);
    reply({ type: 'result', id, result });
  } catch (cause) {
    reply({ type: 'failed', id, message: cause instanceof Error ? cause.message : String(cause) });
  }
}

addEventListener('message', (event: MessageEvent<ScorerRequest>) => void handleRequest(event.data));
