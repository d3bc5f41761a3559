import type { ErrorCode } from '~/schemas/error-codes';

export const errors = {
  LOGIN_USER_REQUIRED: 'Please log in to continue.',
  VIP_REQUIRED: 'This unit is for members. Join to start practising.',
  FORBIDDEN: 'You are not allowed to do this.',
  NOT_FOUND: 'We could not find this. It may have been removed.',
  VALIDATION_FAILED: 'Some fields need another look. See the notes beside them.',
  CSRF_FAILED: 'This page has been open too long. Reload it and try again.',
  TOO_MANY_REQUESTS: 'Too many tries. Wait a moment and try again.',
  INTERNAL: 'Something went wrong on our side. Nothing of yours is lost; please try again.',
  METHOD_NOT_ALLOWED: 'This address is asked in another way. The header Allow says how.',
  BODY_UNREADABLE: 'What was sent cannot be read. Please send it again.',
  BODY_TOO_LARGE: 'What was sent is too large.',
  BODY_TYPE_UNSUPPORTED: 'What was sent has a format that is not taken here.',
  INVALID_CREDENTIALS: 'The e-mail or the password is not right. Please check both.',
  EMAIL_TAKEN: 'This e-mail already has an account. Log in or reset the password.',
  PASSWORD_TOO_COMMON: 'This password is too common to be safe. Please choose another.',
  CURRENT_PASSWORD_WRONG: 'The current password is not right. Please enter it again.',
  LINK_INVALID: 'This link has expired or was already used. Please ask for a new one.',
  LINK_USED:
    'The password is already set, and this link is no longer needed. Log in with the new one.',
  AVATAR_INVALID: 'This file is not a JPEG, PNG, WebP or AVIF picture. Please choose another one.',
  AVATAR_TOO_LARGE:
    'This picture is too large. Please use one of up to 5 MB and 50 million pixels.',
  AVATAR_BROKEN:
    'This picture cannot be read; the file may be incomplete. Choose another one, or save it again.',
  AVATAR_NOT_KEPT:
    'The picture could not be kept just now. Your old one is still there. Please try again soon.',
  AVATAR_UNDO_GONE: 'The earlier picture is gone and cannot come back.',
  ACCOUNT_DISABLED: 'This account is disabled. Please contact us if you have questions.',
  ACCOUNT_NOT_FOUND: 'We could not find this account.',
  OWN_ACCOUNT: 'You cannot change your own account. Ask another operator.',
  LAST_OPERATOR: 'This is the last operator. Appoint another one first.',
  PRODUCT_NOT_FOUND: 'We could not find this product. It may no longer be on sale.',
  CART_ROW_NOT_FOUND: 'This is no longer in your cart. The cart has been refreshed.',
  QTY_LIMIT: 'At most 99 of one product.',
  CART_EMPTY: 'Your cart is empty. Choose a plan first.',
  CART_CHANGED: 'Your cart or a price has changed. Check the new total before you pay.',
  ORDER_NOT_FOUND: 'We could not find this order.',
  ORDER_NOT_PAYABLE: 'This order is closed and can no longer be paid.',
  PAYMENT_DECLINED:
    'The bank declined the card; nothing was charged. Try another card or try later.',
  GATEWAY_UNAVAILABLE:
    'The payment service cannot be reached. Your order is kept; please pay later.',
  UNIT_NOT_FOUND: 'We could not find this unit.',
  ITEM_NOT_FOUND: 'We could not find this item. Please open the unit again.',
  CARD_NOT_FOUND: 'This card is no longer in your review. Please open the review again.',
  MEDIA_LESSON_NOT_FOUND: 'This lesson could not be found.',
} as const satisfies Record<ErrorCode, string>;
