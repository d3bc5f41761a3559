'use client';

export { useCartBadge as useCartCount } from '~/features/cart/hooks';
