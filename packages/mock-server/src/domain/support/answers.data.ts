import type { FeedbackType } from '@croupier/sdk/types';

import type { LocalizedText } from '../kernel/index.ts';

/** What the scripted operator answers to a question, and to a reply. `{subject}` is the question's subject. */
export const questionAnswers: { readonly first: LocalizedText; readonly further: LocalizedText } = {
  first: {
    EN: 'Thank you for writing about “{subject}”. On the real site a person looks into it and answers here. This is the sandbox, so nobody has read it; you can reply to try the rest.',
    TY: 'Salamat sa pagsulat tungkol sa “{subject}”. Sa totoong site, may taong titingin dito at sasagot. Sandbox ito, kaya walang nakabasa; puwede kang sumagot para masubukan ang iba pa.',
  },
  further: {
    EN: 'Thank you, your reply is in the thread. This answer was written by the sandbox.',
    TY: 'Salamat, nasa usapan na ang sagot mo. Ang sandbox ang sumulat nito.',
  },
};

/** Messages on an answer. `{subject}` is the question's subject. */
export const answerMessages: Readonly<
  Record<'question' | 'feedback', Readonly<Record<'title' | 'content', LocalizedText>>>
> = {
  question: {
    title: { EN: 'We answered your question', TY: 'Sinagot namin ang tanong mo' },
    content: {
      EN: 'There is an answer to “{subject}”. You can reply to it within 7 days.',
      TY: 'May sagot na sa “{subject}”. Puwede kang sumagot dito sa loob ng 7 araw.',
    },
  },
  feedback: {
    title: { EN: 'We answered your feedback', TY: 'Sinagot namin ang feedback mo' },
    content: {
      EN: 'Thank you for writing to us. Our answer is below what you wrote.',
      TY: 'Salamat sa pagsulat. Nasa ilalim ng isinulat mo ang sagot namin.',
    },
  },
};

/** What the scripted operator answers to feedback. */
export const feedbackAnswers: Readonly<Record<FeedbackType, LocalizedText>> = {
  SUGGESTION: {
    EN: 'Thank you. We have put it on the list of ideas.',
    TY: 'Salamat. Inilagay na namin ito sa listahan ng mga ideya.',
  },
  COMPLAINT: {
    EN: 'We are sorry about this. If it happens again, ask a question in the help center, with the day and the game.',
    TY: 'Paumanhin sa nangyari. Kapag naulit ito, magtanong sa help center kasama ang araw at ang laro.',
  },
};
