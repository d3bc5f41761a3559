import { Icon, type IconProps } from './icon';

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
