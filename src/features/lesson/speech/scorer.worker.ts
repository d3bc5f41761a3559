import type { ScorerRequest } from './scorer-messages';
import { createScoring } from './scoring';

const handle = createScoring((message) => postMessage(message));

addEventListener('message', (event: MessageEvent<ScorerRequest>) => void handle(event.data));
