import { Icon, type IconProps } from './icon';

export const EyeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.8 12c2.3-4.2 5.4-6.2 9.2-6.2s6.9 2 9.2 6.2c-2.3 4.2-5.4 6.2-9.2 6.2S5.1 16.2 2.8 12z" />
    <circle cx="12" cy="12" r="2.6" />
  </Icon>
);
export const EyeOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9.6 6.1c.8-.2 1.6-.3 2.4-.3 3.8 0 6.9 2 9.2 6.2-.7 1.3-1.5 2.4-2.4 3.3M6.2 7.7C4.9 8.7 3.8 10.2 2.8 12c2.3 4.2 5.4 6.2 9.2 6.2 1.5 0 2.9-.3 4.2-1M4 4l16 16M10.2 10.2a2.6 2.6 0 0 0 3.6 3.6" />
  </Icon>
);
