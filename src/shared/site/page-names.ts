/** The names of the pages in the navigation. */
export const pageNames = {
  home: 'Home',
  'about-us': 'About Us',
  services: 'Services',
  markets: 'Markets',
  insights: 'Insights',
  contact: 'Contact',
} as const
