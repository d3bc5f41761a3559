import { configure } from '@testing-library/react';

/** On a machine that is busy with something else, a part that is loaded late may take half a minute: what it is
 *  written with is compiled then. A test waits as long as it needs; it has 180 seconds in all. */
configure({ asyncUtilTimeout: 90_000 });
