import { Icon, type IconProps } from './icon';

export const BookIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 6.5C10 5 7.3 4.5 4 4.7v13.6c3.3-.2 6 .3 8 1.7 2-1.4 4.7-1.9 8-1.7V4.7c-3.3-.2-6 .3-8 1.8zM12 6.5V20" />
  </Icon>
);
export const CardIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="5.5" width="18" height="13" rx="1" />
    <path d="M3 9.8h18M6.5 14.8h4" />
  </Icon>
);
export const ReceiptIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.5 3.5v17l2.2-1.5 2.1 1.5 2.2-1.5 2.2 1.5 2.1-1.5 2.2 1.5v-17zM9 8.5h6M9 12.5h6" />
  </Icon>
);
export const KeyIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="8" cy="15.5" r="4" />
    <path d="m10.9 12.6 8.6-8.6M16.2 7.3l2.6 2.6M13.8 9.7l1.8 1.8" />
  </Icon>
);
export const MailIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="5.5" width="18" height="13" rx="1" />
    <path d="m3.5 6.5 8.5 7 8.5-7" />
  </Icon>
);
export const CalendarIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4" y="5.5" width="16" height="14.5" rx="1" />
    <path d="M4 10h16M8.5 3.5v4M15.5 3.5v4" />
  </Icon>
);
export const PhoneIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="7" y="3" width="10" height="18" rx="1.5" />
    <path d="M11 17.8h2" />
  </Icon>
);
export const TabletIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4.5" y="3" width="15" height="18" rx="1.5" />
    <path d="M11 17.8h2" />
  </Icon>
);
export const ComputerIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4.5" y="5" width="15" height="10.5" rx="1" />
    <path d="M2.5 19h19" />
  </Icon>
);
export const DownloadIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4v11M7.5 10.7 12 15.2l4.5-4.5M4.5 19.5h15" />
  </Icon>
);
export const ShareIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 15V4M7.5 8 12 3.5 16.5 8M6 12H4.5v8.5h15V12H18" />
  </Icon>
);
