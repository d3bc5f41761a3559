/** Every refusal that a person can meet. The code is stable; the sentence is in `i18n/locales/<language>/errors.ts`. */
export const ERROR_CODES = [
  'LOGIN_USER_REQUIRED',
  'VIP_REQUIRED',
  'FORBIDDEN',
  'NOT_FOUND',
  'VALIDATION_FAILED',
  'CSRF_FAILED',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  // the protocol of /api/front
  'METHOD_NOT_ALLOWED',
  'BODY_UNREADABLE',
  'BODY_TOO_LARGE',
  'BODY_TYPE_UNSUPPORTED',
  // accounts
  'INVALID_CREDENTIALS',
  'EMAIL_TAKEN',
  'PASSWORD_TOO_COMMON',
  'CURRENT_PASSWORD_WRONG',
  'LINK_INVALID',
  'LINK_USED',
  'AVATAR_INVALID',
  'AVATAR_TOO_LARGE',
  'AVATAR_BROKEN',
  'AVATAR_NOT_KEPT',
  'AVATAR_UNDO_GONE',
  'ACCOUNT_DISABLED',
  // operators
  'ACCOUNT_NOT_FOUND',
  'OWN_ACCOUNT',
  'LAST_OPERATOR',
  // cart
  'PRODUCT_NOT_FOUND',
  'CART_ROW_NOT_FOUND',
  'QTY_LIMIT',
  // orders
  'CART_EMPTY',
  'CART_CHANGED',
  'ORDER_NOT_FOUND',
  'ORDER_NOT_PAYABLE',
  'PAYMENT_DECLINED',
  'GATEWAY_UNAVAILABLE',
  // refunds
  'REFUND_NOT_POSSIBLE',
  'REFUND_CHANGED',
  'REFUND_DECIDED',
  'REFUND_NOT_OPEN',
  'DISCREPANCY_NOT_FOUND',
  // invoices
  'INVOICE_NOT_OPEN',
  'INVOICE_CHANGED',
  'INVOICE_NUMBER_TAKEN',
  // memberships
  'NOT_A_MEMBER',
  'ALREADY_PAUSED',
  'NOT_PAUSED',
  // lessons
  'UNIT_NOT_FOUND',
  'ITEM_NOT_FOUND',
  'CARD_NOT_FOUND',
  // units from the news
  'DRAFT_NOT_FOUND',
  'DRAFT_CHANGED',
  'DRAFT_CLOSED',
  'DRAFT_INCOMPLETE',
  'NOT_ENOUGH_NEWS',
  'NOTHING_TO_SWAP',
  // activities
  'ACTIVITY_NOT_FOUND',
  'ACTIVITY_STARTED',
  'REGISTRATION_NOT_FOUND',
  'CHECK_IN_TOO_EARLY',
  // news and honours
  'NEWS_NOT_FOUND',
  'MEDIA_LESSON_NOT_FOUND',
  // letters to us
  'CONTACT_NOT_FOUND',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];
