import { Icon, type IconProps } from './icon';

export const CartIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 4.5h2.2l2 10.6h10.2l2.1-7.6H6M9 19.4v.1M16 19.4v.1" />
  </Icon>
);
export const UserIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="8.2" r="3.7" />
    <path d="M4.8 20c.9-3.7 3.7-5.6 7.2-5.6s6.3 1.9 7.2 5.6" />
  </Icon>
);
export const LoginIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M13 4h5.5v16H13M4 12h10M10.5 8.3 14.2 12l-3.7 3.7" />
  </Icon>
);
export const LogoutIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M11 4H5.5v16H11M10 12h10M16.3 8.3 20 12l-3.7 3.7" />
  </Icon>
);
export const MenuIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 7h17M3.5 12h17M3.5 17h11" />
  </Icon>
);
