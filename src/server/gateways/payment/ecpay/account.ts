/** Credentials of the shop's account at ECPay. */
export interface EcpayAccount {
  merchantId: string;
  hashKey: string;
  hashIv: string;
  /** Check code of the card statements (商家檢查碼). */
  creditCheckCode: string;
  /** ECPay's origin. */
  url: string;
}
