/** Address of the demo account, which only the embedded default has; mail to it reaches nobody (RFC 2606). */
export const DEMO_EMAIL = 'demo@shuoyi.example';
