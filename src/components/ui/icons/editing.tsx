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
export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="m15 15 5 5" />
  </Icon>
);
export const SlidersIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="15" cy="7.5" r="2.2" />
    <circle cx="9" cy="16.5" r="2.2" />
    <path d="M3.5 7.5h9.3M17.2 7.5h3.3M3.5 16.5h3.3M11.2 16.5h9.3" />
  </Icon>
);
export const PlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 5v14M5 12h14" />
  </Icon>
);
export const MinusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 12h14" />
  </Icon>
);
export const TrashIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 6.5h15M9.5 6V4h5v2M6.5 6.5l.9 13.5h9.2l.9-13.5M10.3 10.5v5.5M13.7 10.5v5.5" />
  </Icon>
);
export const PenIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 19.5l1-4.2L16.2 4.6l3.2 3.2L8.7 18.5zM13.8 7l3.2 3.2" />
  </Icon>
);
