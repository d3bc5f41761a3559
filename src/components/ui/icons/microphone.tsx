import { Icon, type IconProps } from './icon';

export const MicIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="9" y="3" width="6" height="11" rx="3" />
    <path d="M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3M9 21h6" />
  </Icon>
);
export const MicOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 6a3 3 0 0 1 6 0v5.5M9 10v1.2a3 3 0 0 0 4 2.6M5.5 11.5a6.5 6.5 0 0 0 10 5.5M18.5 11.5a6.5 6.5 0 0 1-.5 2.5M12 18v3M9 21h6M4 4l16 16" />
  </Icon>
);
