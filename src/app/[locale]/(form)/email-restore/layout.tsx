export { AllMessagesLayout as default } from '../../_layout/all-messages-layout';
