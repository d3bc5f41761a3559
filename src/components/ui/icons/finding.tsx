import { Icon, type IconProps } from './icon';

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
