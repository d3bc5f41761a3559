// npm run gallery:accept ends with it: the pictures were compared or accepted, and show the sources as they are.
import { ROOT } from '../../src/launcher/machine/install.mjs';
import { recordGallerySources } from './gallery-sources.mjs';

recordGallerySources(ROOT);
