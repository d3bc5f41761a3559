import type { ErrorCode } from '~/schemas/error-codes';

export const errors = {
  LOGIN_USER_REQUIRED: 'Please log in to continue.',
  SESSION_REPLACED: 'Your login was just renewed in another tab. Please try again.',
  MEMBERSHIP_REQUIRED: 'This unit is for members. Become a member to practice it.',
  FORBIDDEN: 'You are not allowed to do this.',
  NOT_FOUND: 'We could not find this. It may have been removed.',
  VALIDATION_FAILED: 'Some fields need to be corrected. See the notes beside them.',
  CSRF_FAILED: 'This page has been open too long. Reload it and try again.',
  TOO_MANY_REQUESTS: 'Too many attempts. Please wait a moment and try again.',
  INTERNAL:
    'Something went wrong on our side. Please try again later; if it keeps happening, contact us.',
  SERVICE_UNAVAILABLE:
    'The service is not responding right now, and this may not have gone through. Please try again in a few seconds.',
  METHOD_NOT_ALLOWED: 'This method is not allowed here. See the Allow header.',
  BODY_UNREADABLE: 'The content could not be read. Please send it again.',
  BODY_TOO_LARGE: 'The content is too large. Please shorten it and send it again.',
  BODY_TYPE_UNSUPPORTED: 'This format is not supported here.',
  INVALID_CREDENTIALS: 'The e-mail or the password is incorrect. Please check both.',
  EMAIL_TAKEN: 'This e-mail already has an account. Log in or reset the password.',
  PASSWORD_TOO_COMMON: 'This password is too common to be safe. Please choose another.',
  CURRENT_PASSWORD_WRONG: 'The current password is incorrect. Please enter it again.',
  LINK_INVALID: 'This link has expired or was already used. Please ask for a new one.',
  LINK_USED:
    'Your new password is already set, so this link is no longer needed. Log in with the new password.',
  AVATAR_INVALID: 'This file is not a JPEG, PNG, WebP or AVIF picture. Please choose another one.',
  AVATAR_TOO_LARGE:
    'This picture is too large. Please use one of up to 5 MB and 50 million pixels.',
  AVATAR_BROKEN:
    'This picture cannot be read; the file may be incomplete. Choose another one, or save it again.',
  AVATAR_STORE_FAILED:
    'The picture could not be saved. Your old one is still there. Please try again in a little while.',
  AVATAR_UNDO_EXPIRED: 'The earlier picture has been removed and cannot be restored.',
  ACCOUNT_DISABLED: 'This account is disabled. Please contact us if you have questions.',
  ACCOUNT_NOT_FOUND: 'We could not find this account.',
  OWN_ORDER: 'This is your own order. Ask another operator to decide its refund.',
  OWN_ACCOUNT: 'You cannot change your own account. Ask another operator.',
  LAST_OPERATOR: 'This is the last owner. Appoint another one first.',
  PASSWORD_CONFIRMATION_REQUIRED: 'This step asks you to confirm your password first.',
  GRANT_TOO_LONG: 'Your role can grant 30 days at once. Ask an owner for more.',
  GRANT_LIMIT_REACHED:
    'Support can grant one person 90 days in all, and this would be more. Ask an owner for it.',
  PRODUCT_NOT_FOUND: 'We could not find this product. It may no longer be on sale.',
  CART_ROW_NOT_FOUND: 'This is no longer in your cart. The cart has been refreshed.',
  QTY_LIMIT: 'You can buy at most 99 of one product.',
  CART_EMPTY: 'Your cart is empty. Choose a plan first.',
  CART_CHANGED: 'Your cart or a price has changed. Check the new total before you pay.',
  ORDER_NOT_FOUND: 'We could not find this order.',
  ORDER_NOT_PAYABLE: 'This order is closed and can no longer be paid.',
  PAYMENT_DECLINED:
    'The bank declined the card; nothing was charged. Try another card or try later.',
  GATEWAY_UNAVAILABLE:
    'The payment service cannot be reached. Your order is kept; please pay later.',
  COUPON_NOT_FOUND: 'There is no such coupon. Please check the code.',
  COUPON_NOT_VALID_YET: 'This coupon is not valid yet.',
  COUPON_EXPIRED: 'This coupon has expired.',
  COUPON_EXHAUSTED: 'This coupon has been used up.',
  COUPON_ALREADY_USED: 'You have already used this coupon. It can be used once per account.',
  COUPON_TOTAL_TOO_SMALL: 'The total is below this coupon’s minimum.',
  COUPON_CODE_TAKEN: 'There is already a coupon with this code. Please choose another one.',
  PRICE_NOT_FOUND: 'There is no such price.',
  PRICE_DAY_PAST: 'That day is past, or too far away. Choose one from today to two years from now.',
  PRICE_DAY_TAKEN: 'This plan already has a price from that day on. Take it back first.',
  PRICE_UNCHANGED: 'That is already the price.',
  PRICE_LADDER:
    'A longer plan would cost more a month than a shorter one. Please look at both, and type their names to confirm, or choose another price.',
  PRICE_STARTED:
    'Somebody has bought at this price, or the price was changed after it: it cannot be taken back. Set a new one instead.',
  PRICE_NOT_CONFIRMED:
    'This price has to be confirmed first. Load the page again and look at the change.',
  REFUND_NOT_POSSIBLE: 'There is nothing left to refund on this order.',
  REFUND_CHANGED:
    'The amount has just changed. Please check the new amount and send the request again.',
  REFUND_ALREADY_DECIDED:
    'This refund has already been decided, so the request cannot be withdrawn.',
  REFUND_NOT_OPEN: 'This order has no pending refund request.',
  REFUND_DECIDED:
    'Another operator has decided this refund before you. Your decision was not sent.',
  REFUND_WITHDRAWN: 'The buyer has just withdrawn this request. Your decision was not sent.',
  REFUND_REQUESTED: 'The buyer’s refund request is waiting. Please decide that one first.',
  DISCREPANCY_NOT_FOUND: 'There is no entry with this id.',
  DISCREPANCY_RESOLVED:
    'Somebody else has resolved this discrepancy already. Your note was not saved.',
  INVOICE_NOT_OPEN: 'This step is not available for this invoice.',
  INVOICE_CHANGED: 'The invoice is for a different amount. Please check the list first.',
  INVOICE_DAY_IMPOSSIBLE:
    'This day is not possible. It cannot be after today, an invoice cannot be issued before the payment, and it cannot be voided or reduced before it was issued.',
  INVOICE_NUMBER_TAKEN: 'This number is already recorded on another order.',
  INVOICE_IN_PROGRESS:
    'The agency is processing this invoice. Wait a minute, then try again. If the result is unknown, repeat the step at ECPay: its records are checked first, so nothing is issued twice.',
  INVOICE_PROVIDER_MISSING:
    'The agency cannot do this: its keys are not set, or a person issued the invoice. Do it at the platform and record it here.',
  GIFT_NOT_FOUND:
    'This gift link does not work. It may be incomplete, or a newer one has replaced it.',
  GIFT_CLAIMED: 'This gift has already been claimed.',
  GIFT_WITHDRAWN: 'This gift was canceled by the person who gave it.',
  NOT_A_MEMBER: 'This account has no membership at the moment.',
  ALREADY_PAUSED: 'The membership is already paused.',
  NOT_PAUSED: 'The membership is not paused.',
  UNIT_NOT_FOUND: 'We could not find this unit.',
  ITEM_NOT_FOUND: 'We could not find this item. Please open the unit again.',
  CARD_NOT_FOUND: 'This item is no longer in your review. Please open the review again.',
  WORD_NOT_SAVABLE:
    'Only English words of up to 48 letters can be saved. Please choose a single word.',
  SAVED_WORDS_FULL:
    'You have saved 2,000 words, which is the limit. Delete some in “My words”, then save new ones.',
  SAVED_WORD_NOT_FOUND:
    'We could not find this word. It may have been deleted. Please reload the page.',
  DRAFT_NOT_FOUND: 'We could not find this draft.',
  DRAFT_CHANGED: 'The draft has changed since you opened it. Open it again and repeat your change.',
  DRAFT_CLOSED: 'This draft has been published and can no longer be changed.',
  DRAFT_INCOMPLETE: 'Something is still missing before this can be published.',
  CLIPS_MISSING: 'Not all clips of this version have been made yet. Make them first.',
  RECORDING_NOT_FOUND:
    'This recording no longer exists. Record it again, or reload the page to see which clip is used now.',
  RECORDING_NOT_CHECKED:
    'The recording could not be checked to its end, and the clip has not changed. Try again, or with another file.',
  RECORDING_STORE_FAILED:
    'The recording cannot be stored at the moment, and the clip has not changed. Try again later.',
  PUBLICATION_HOUR_PAST: 'This hour has already begun. Choose a later one.',
  PUBLICATION_DONE: 'Learners can see this already, so there is no time to set or to cancel.',
  NOT_ENOUGH_NEWS: 'There are not enough suitable texts for this unit.',
  NO_ALTERNATIVE: 'There is nothing to replace it with.',
  FEED_NOT_FOUND: 'This feed no longer exists.',
  FEED_EXISTS: 'There is already a feed with this address.',
  FEED_ADDRESS_PRIVATE:
    'This address lies in a private or reserved network, which the server does not read from. Whoever runs the server can allow a feed there with FEED_PRIVATE_ORIGINS.',
  FEED_LIMIT: 'There are already 100 feeds. Remove one that is no longer needed.',
  ACTIVITY_NOT_FOUND: 'We could not find this event.',
  ACTIVITY_STARTED:
    'The event has started; it can no longer be registered for, canceled or changed.',
  ACTIVITY_CANCELLED: 'This event has been canceled.',
  ACTIVITY_CHANGED:
    'A colleague has just changed this event, so nothing was saved. The page now shows the new version, and your input is still here: check it, then try again.',
  ACTIVITY_PUBLISHED: 'This event is already published; learners can see it.',
  ACTIVITY_NOT_PUBLISHED:
    'This event is still a draft that nobody has seen, so there is nothing to cancel. If you do not need it, delete it.',
  ACTIVITY_TIME_PAST: 'The event must start in the future.',
  SEATS_TAKEN: 'There cannot be fewer seats than people already registered.',
  REGISTRATION_NOT_FOUND: 'We could not find this registration.',
  CHECK_IN_TOO_EARLY: 'Check-in opens two hours before the start.',
  CHECK_IN_CHANGED:
    'A colleague has just checked this person in again, so nothing was taken back. The list is up to date: please look again.',
  NEWS_NOT_FOUND: 'We could not find this news item.',
  MEDIA_LESSON_NOT_FOUND: 'We could not find this lesson.',
  CONTACT_NOT_FOUND: 'We could not find this message.',
  MAIL_NOT_FOUND: 'We could not find this e-mail. It may have been deleted with its account.',
  MAIL_WAITING: 'This e-mail is still waiting to be sent. There is no need to send it again.',
  MAIL_ALREADY_RESENT: 'This e-mail has already been sent again. See the newest one.',
  MAIL_NOT_RESENDABLE: 'This e-mail cannot be sent again. Its template says what to do instead.',
  MAIL_OUTDATED:
    'The content of this e-mail no longer applies, so it was not sent. Check the current state of the account or the order.',
  CONTENT_NOT_FOUND: 'We could not find this. It may be gone.',
  CONTENT_CHANGED:
    'A colleague has just changed this, so nothing was saved. What you typed is still here, with your colleague’s text beside it: look at it, then save again.',
  CONTENT_REMOVED:
    'A colleague has just deleted this, so nothing was saved. What you typed is still here: add it again, or discard it.',
  PICTURE_STORE_FAILED:
    'The picture could not be stored. The previous one is still there; please try again later.',
  LEGAL_DAY_PAST:
    'That day is past, or too far away. Let the version take effect between today and two years from now.',
  LEGAL_DAY_TAKEN:
    'There is already a version for this day or a later one. Choose a later day, or take back the one that is not in force yet.',
  LEGAL_IN_FORCE:
    'This version is in force and people may have accepted it. Publish a new one instead.',
} as const satisfies Record<ErrorCode, string>;
