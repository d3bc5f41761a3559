import 'server-only';
import { cache } from 'react';
import { readBankPage } from '~/server/gateways/payment/sandbox/bank-page';

/** The charge of a page address; read once a request. */
export const chargeOf = cache(readBankPage);
