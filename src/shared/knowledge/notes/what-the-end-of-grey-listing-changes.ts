import type { Note } from '../schemas.ts'

/** The article on the end of grey-listing. */
export const note: Note = {
  slug: 'what-the-end-of-grey-listing-changes',
  title: 'What the end of grey-listing changes, and what it does not',
  excerpt:
    'Four African countries left the FATF’s list of jurisdictions under increased monitoring in October 2025. Your diligence list should change by three lines, not ten.',
  category: 'investment',
  date: '2026-03-03',
  featured: true,
  author: null,
  markets: ['south-africa', 'nigeria', 'mozambique', 'kenya', 'namibia', 'cote-divoire'],
  body: `On 24 October 2025 the Financial Action Task Force removed South Africa, Nigeria, Mozambique and Burkina Faso from its list of jurisdictions under increased monitoring, after visits confirmed that their action plans were complete.[^fatf-increased-monitoring-2025-10] The list has moved twice since. This article says where the markets that we cover stand, which lines of a diligence list change with it, and which do not.

# Where the markets stand

| Market | On the list since | Removed | Now, as far as we know |
|---|---|---|---|
| South Africa | before 2024 | October 2025 | Not listed |
| Nigeria | before 2024 | October 2025 | Not listed |
| Mozambique | before 2024 | October 2025 | Not listed |
| Kenya | February 2024[^fatf-plenary-2024-02] | | Listed |
| Namibia | February 2024[^fatf-plenary-2024-02] | June 2026[^fatf-plenary-2026-06] | Not listed |
| Côte d’Ivoire | October 2024[^fatf-plenary-2024-10] | | Listed |
| Senegal | before 2024 | October 2024[^fatf-plenary-2024-10] | Not listed |
| Uganda | before 2024 | February 2024[^fatf-plenary-2024-02] | Not listed |

In February 2026 nobody was removed; Kuwait and Papua New Guinea were added.[^fatf-plenary-2026-02] In June 2026 Algeria and Namibia were removed and Bosnia and Herzegovina and Iraq were added, which leaves 22 jurisdictions.[^fatf-plenary-2026-06] What the plenary of October 2026 decided we could not find out; ask before you rely on the last column. Ghana, Zambia, Zimbabwe, Botswana, Malawi, Rwanda, Sierra Leone and Tanzania are not in the table because no decision on them was found in these four sources. That is not a statement that they were never listed.

# What the list is

It is a list of countries whose governments have promised to complete an action plan by a date. It is not a sanction, and the FATF does not ask for enhanced diligence on everybody from a listed country; it asks that the listing be taken into account. Banks read it more strictly, since a wrong guess costs them more than a lost client.

# Three lines that change

1. **The country-risk score.** In most scoring models the listing is one input of several. Change it from the day of the decision, and note the decision. A score that stays high for another reason, such as a change in ownership rules, is then visible as such.
2. **The bank’s questionnaire.** Correspondent banks ask for less about a payment from Johannesburg or Lagos than a year ago, in our opinion. Ask the target’s bank which documents it no longer requires, in writing, and take them out of the closing list.
3. **The expected closing time.** An investment committee may no longer need an exception, and a lender may shorten its review. Plan with the shorter time only after the lender has confirmed it.

For Kenya and Côte d’Ivoire the three lines stay as they were.

# What does not change

A country’s listing says nothing about whether this company knows its customers. In South Africa a gambling business is an accountable institution under the Financial Intelligence Centre Act,[^za-financial-intelligence-centre-act-2001] and its duties were the same the day before and the day after. The law of the other markets works alike: the duty falls on the licensee, and our tables of obligations give the act and the threshold of each.

So the questions for the target stay:

| Ask for | A good answer | A bad one |
|---|---|---|
| The risk assessment of the business | Dated within a year, names its own products and channels | A template with the name changed |
| The last independent test | Findings, owners, dates closed | “Not yet due” |
| The register of suspicious reports | Entries, with the reason for those not sent | None, over years |
| Sources of funds of large players | Files for the twenty largest | A policy |
| Agents and affiliates | Checked before they were paid | Not in scope |

A business of any size that has never reported anything suspicious has either no risk or no system, and the first is not credible.

# Who does what by when

- *Compliance officers* of operators in the three countries removed in October 2025 should have revised the country part of their risk assessment by now. If it still calls the country listed, the assessment is out of date and an inspector will see it.
- *Investors* put the dates of the plenaries into the calendar: February, June and October. A deal in Kenya or Côte d’Ivoire that closes across one of them can change its conditions.
- *Payment teams* in Namibia can ask their banks for the same relief that South Africa’s had eight months earlier.
- *Everybody* keeps the evidence of the decision: the FATF’s own page on the day, not a summary. For February and June 2026 this article itself cites summaries, because the FATF’s own pages could not be opened.`,
  sources: [
    { source: 'fatf-increased-monitoring-2025-10', section: null },
    { source: 'fatf-plenary-2024-02', section: null },
    { source: 'fatf-plenary-2026-06', section: null },
    { source: 'fatf-plenary-2024-10', section: null },
    { source: 'fatf-plenary-2026-02', section: null },
    { source: 'za-financial-intelligence-centre-act-2001', section: 'Schedule 1' },
  ],
  corrections: [
    {
      date: '2026-11-26',
      text: 'The article ended with the list of October 2025. It now follows the decisions of February and June 2026, by which Namibia left the list.',
    },
  ],
}
