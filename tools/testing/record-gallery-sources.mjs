// Last step of `npm run gallery:accept`: the pictures were compared or accepted, and show the present sources.
import { ROOT } from '../../src/launcher/machine/install.mjs';
import { recordGallerySources } from './gallery-sources.mjs';

recordGallerySources(ROOT);
