import { createCipheriv, createDecipheriv } from 'node:crypto';

/** Keys of a shop's e-invoices: 16 characters each. */
export interface EcpayInvoiceKeys {
  hashKey: string;
  hashIv: string;
}

/** Encrypts the `Data` of a request: JSON, percent-encoded, AES-128-CBC with PKCS7 padding, base64.
 *  Source: developers.ecpay.com.tw, B2C電子發票, 參數加密方式. */
export function encryptData(data: object, { hashKey, hashIv }: EcpayInvoiceKeys): string {
  const cipher = createCipheriv('aes-128-cbc', hashKey, hashIv);
  const text = formEncode(JSON.stringify(data));
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}

/** Decrypts the `Data` of a response.
 *  @throws Error when it was not encrypted with these keys, or is no JSON */
export function decryptData(text: string, { hashKey, hashIv }: EcpayInvoiceKeys): unknown {
  const decipher = createDecipheriv('aes-128-cbc', hashKey, hashIv);
  const bytes = Buffer.concat([decipher.update(text, 'base64'), decipher.final()]);
  return JSON.parse(decodeURIComponent(bytes.toString('utf8').replaceAll('+', '%20')));
}

/** The encoding of a form's field: a space is `+`, and only letters, digits and `-_.` stay. */
function formEncode(text: string): string {
  return encodeURIComponent(text)
    .replaceAll('%20', '+')
    .replaceAll(/[!'()*~]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}
