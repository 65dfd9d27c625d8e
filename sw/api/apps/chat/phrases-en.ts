// What sample partners say in English, and the patterns by which they recognise what was written to them.
import type { Phrases } from './responder.ts'

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const CLOCK = '(?:\\d{1,2}[:.]\\d{2}\\s?(?:am|pm)?|\\d{1,2}\\s?(?:am|pm)|noon|midnight)'

export const english: Phrases = {
  patterns: {
    greeting: /^\W*(?:hi|hello|hey|good (?:morning|afternoon|evening)|dear)\b/i,
    thanks: /\b(?:thanks|thank you|thx|cheers|much appreciated|you are a star)\b/i,
    howAreYou: /\bhow (?:are|is) (?:you|things|life|everything)\b|\bhow(?:’|')s (?:it going|life|everything)\b/i,
    congratulation: /\b(?:congratulations|congrats|well done|bravo|happy birthday)\b/i,
    news: /\b(?:got|accepted|signed|passed|won)\b[^.?]*\b(?:job|offer|post|contract|exam|test|prize|place)\b|\b(?:we are|i am|i’m) (?:engaged|pregnant|hired)\b/i,
    apology: /\b(?:sorry|apolog(?:y|ies|ise)|my (?:fault|mistake)|pardon)\b/i,
    time: /\?|\b(?:meet|call|lunch|dinner|coffee|see you|works? for|free|available|suits?|at|by|until|move|instead|book|train|appointment)\b/i,
    person:
      /\b(?:with|ask|tell|from|to|told|asked|and|is|does|has|did) (Priya|Jonas|Amina|Lucie|Marek|Sofia|Tom|Yuki|Omar|Elena|Kwame|Clara|Diego|Hana|Benoît|Nadia|Liam|Zeynep|Mateus|Greta|Samuel|Anneke|Inès|Josie|Rhys|Helen|David|Delphine)\b/,
    request: /\b(?:can|could|would|will) (?:you|we)\b|\bplease\b|\bdo you mind\b/i,
    when: /\bwhen\b[^.!]*\?|\bwhat time\b|\bhow (?:soon|long)\b/i,
    where: /\bwhere\b[^.!]*\?|\bwhich (?:room|stop|station|building|platform)\b/i,
    why: /\bwhy\b[^.!]*\?|\bwhat for\b/i,
    how: /\bhow (?:do|does|did|can|should|would|many|much|about)\b/i,
    yesNo:
      /(?:^|[.!,;] ?|\b(?:so|and|but) )(?:do|does|did|is|are|was|were|have|has|had|will|shall|should|would|am)\b[^.!?]*\?/i,
    question: /\?/,
    bad: /\b(?:ill|sick|tired|sad|cancelled|broken|failed|rejected|worried|stuck|awful|terrible|late|missed|lost|unfortunately)\b/i,
    good: /\b(?:great|wonderful|excellent|perfect|brilliant|love(?:ly|d)?|happy|finally|done|finished|works now|passed|fixed)\b/i,
    link: /https?:\/\//i,
    number: /\b\d[\d,.]*\s?(?:%|€|euros?|people|rows|minutes|hours|days|km)?/i,
    goodbye: /\b(?:bye|goodbye|see you|good night|have a (?:good|nice)|talk (?:soon|later)|until (?:then|tomorrow))\b/i,
    yes: /^\W*(?:yes|yep|yeah|sure|ok|okay|agreed|of course|absolutely|fine|deal)\b/i,
    no: /^\W*(?:no|nope|not (?:really|yet)|i can(?:’|')t|never)\b/i,
  },
  times: new RegExp(
    `\\b(?:(?:tomorrow|tonight|today|(?:next |on |this )?${DAY})(?: (?:morning|afternoon|evening))?(?:,? (?:at|around) ${CLOCK})?|(?:at|by|around|before|after) ${CLOCK}|${CLOCK}|next (?:week|month)|this (?:morning|afternoon|evening|weekend)|after (?:lunch|work))(?!\\w)`,
    'i',
  ),
  topic: /\b(?:the|your|our|my|this|these|those|about)\s+([\p{L}][\p{L}’'-]*(?:\s+[\p{L}][\p{L}’'-]*)?)/giu,
  noTopic: new Set(
    'the a an and or of to in on at for with from by is are was were be it that this then than so but not you we they i he she me us them will would can could should may might do does did has have had yet again now today tomorrow tonight please before after when where who what how why if as there here too also just still already very really much more one ones other others same first last next best whole rest way time day week thing things work works goes looks look lot bit since until while came went left got said told took made saw ran gave found kept lost shows says comes goes gets makes takes needs means arrives leaves starts ends'.split(
      ' ',
    ),
  ),
  greetings: {
    brief: ['Hi.', 'Hey.', 'Morning.'],
    warm: ['Hello Alex!', 'Hi Alex, good to hear from you.', 'Oh, hello you!'],
    formal: ['Good day, Alex.', 'Hello Alex.', 'Dear Alex,'],
    playful: ['Hey hey!', 'Well, look who it is!', 'Alex! Hello!'],
  },
  welcomes: {
    brief: ['No problem.', 'Any time.', 'Sure.'],
    warm: ['You are very welcome.', 'With pleasure, really.', 'Glad I could help.'],
    formal: ['You are welcome.', 'It was no trouble at all.', 'My pleasure.'],
    playful: ['De nada!', 'You owe me a coffee.', 'That is what I am here for.'],
  },
  answers: {
    picture: [
      'Nice one. Where was that taken?',
      'That came out well.',
      'I looked at it twice. The light is good.',
      'Saved. I shall want to see it larger.',
    ],
    file: [
      'Got {file}, I will read it properly this evening.',
      'It opens fine here. Give me an hour with it.',
      'Thanks, {file} arrived. Anything I should look at first?',
      'Received. I will write my remarks beside the text.',
    ],
    emoji: ['😊', '👍', '😄', 'Ha!', '🙌'],
    howAreYou: [
      'Well, thank you. A full week, but a good one. And you?',
      'Not bad at all. Tired from the early start. How are you?',
      'Fine! Busy, in the way one complains about and enjoys. You?',
      'Better since the rain has stopped. And how is it going with you?',
    ],
    news: [
      'Congratulations! That is wonderful.',
      'Well done! Nobody has deserved it more.',
      'Really? That calls for a cake.',
    ],
    congratulation: [
      'Thank you! I still cannot quite believe it.',
      'That means a lot, thank you.',
      'Thanks! We must raise a glass to it.',
    ],
    apology: [
      'Nothing to be sorry about.',
      'It happens. I did the same last month.',
      'Do not worry, nobody noticed but us two.',
      'All forgiven. On we go.',
    ],
    bad: [
      'Oh no. I am sorry to hear that.',
      'That is a pity. Is there something I can do?',
      'I am sorry. Take it slowly today, the rest can wait.',
      'Ugh. Do you want to talk it through, or be left in peace?',
    ],
    good: [
      'That is good news!',
      'I am glad. You have worked for it.',
      'Very good. One thing less to think about.',
      'Lovely, that makes my day.',
    ],
    time: [
      '{time} suits me. I have put it down.',
      'I can do {time}. Shall I book something, or do we just meet?',
      '{time}? Yes. If anything moves I will tell you the evening before.',
      'Let me check … yes, {time} is free.',
      '{time} is a little tight, but I will make it work.',
    ],
    person: [
      'I will ask {person} when I see them. Probably after lunch.',
      'I have not heard from {person} since yesterday. Shall I write?',
      '{person} knows more about it than I do. I will pass it on.',
      '{person} would know, and is quick to answer.',
    ],
    when: [
      'Before the end of the week, I think. I will know more tomorrow.',
      'Give me until Thursday and I can tell you for certain.',
      'Not before next week, I am afraid.',
      'Soon. I am waiting for one last answer.',
    ],
    where: [
      'At the usual place, by the entrance.',
      'I will send you the exact address in a moment.',
      'Close to the station: five minutes on foot.',
      'Last I knew, where we left it. Let me look.',
    ],
    why: [
      'Good question. Mostly habit, if I am honest.',
      'There was a reason once. I will try to find who remembers it.',
      'Because it was the quickest way at the time. We can change it.',
      'Long story. Ask me over a coffee.',
    ],
    how: [
      'Step by step: I will write it down for you.',
      'Easier than it looks. I can show you in ten minutes.',
      'I would begin at the end and go backwards.',
      'Let me count … I will give you a proper answer this afternoon.',
    ],
    request: [
      'Yes, I can do that. By this evening?',
      'Of course. I will get to it straight after this.',
      'I can. Remind me tomorrow if you hear nothing.',
      'Gladly. Tell me only how much detail you need.',
    ],
    yesNo: [
      'Yes, I think so.',
      'Not yet, but it is next on my list.',
      'As far as I know, yes. I will make sure.',
      'I would say no, but let me ask.',
      'Yes and no. It depends on what comes back today.',
    ],
    question: [
      'Let me think about that and come back to you.',
      'I am not certain. I would rather look than guess.',
      'Good question. What is your own feeling?',
      'Half of it I know. The other half I can find out.',
    ],
    link: [
      'I will read it on the way home.',
      'Oh, that one. A colleague sent it to me as well.',
      'Opened it. The second half is the interesting one, I think.',
    ],
    number: [
      '{number}? That is more than I thought.',
      '{number} sounds right. It is what I had in mind.',
      'I have noted it: {number}.',
    ],
    goodbye: ['See you!', 'Until then.', 'Bye, take care.', 'Have a good one.'],
    yes: ['Good, then that is settled.', 'Perfect.', 'Great, I will take it from here.'],
    no: ['All right, then not.', 'Understood. No harm done.', 'Fair enough. We find another way.'],
    statement: [
      'I see. Thank you for telling me.',
      'Good to know.',
      'That makes sense.',
      'Noted. I will keep it in mind.',
      'Interesting. Tell me how it goes on.',
    ],
  },
  aboutTopic: {
    yesNo: [
      'The {topic}? Yes, as far as I know.',
      'About the {topic}: not yet, but today still.',
      'I had the {topic} in front of me this morning. Looks all right to me.',
    ],
    request: [
      'The {topic}: yes, I will see to it this afternoon.',
      'I can take care of the {topic}. Is tomorrow early enough?',
      'Of course. I will send you what I have on the {topic}.',
    ],
    question: [
      'On the {topic} I would have to look first.',
      'The {topic} … let me ask around and come back to you.',
      'I wondered about the {topic} too.',
    ],
    why: [
      'The {topic} has a history. I will tell you when we meet.',
      'I have asked myself that about the {topic} too.',
    ],
    how: [
      'For the {topic} I would begin small and look at the result.',
      'I did the {topic} once by hand. Never again; I will show you the short way.',
    ],
    when: ['The {topic}? By the end of the week, I hope.', 'I will have the {topic} tomorrow before noon.'],
    where: ['The {topic} is where it was last time, I believe.', 'I will send you the way to the {topic}.'],
    statement: [
      'Right, the {topic}. I had nearly forgotten.',
      'Good to know about the {topic}.',
      'So the {topic} is moving. Good.',
    ],
  },
  asides: {
    build: [
      'The build is green, for once.',
      'I am in the middle of a review, so I may be slow.',
      'The board at Part-Dieu behaves since this morning.',
    ],
    data: [
      'By the way, last night’s import ran through.',
      'I keep thinking about that dip on line 27.',
      'I have a chart to show you when you have a minute.',
    ],
    plan: [
      'The operators will be pleased.',
      'I will put it on the page for Monday.',
      'We talk about it on Thursday anyway.',
    ],
    hire: [
      'The team was impressed, between us.',
      'Do bring your questions, we like questions.',
      'I will keep you informed of every step.',
    ],
    partner: [
      'Our drivers will thank you for it.',
      'I have the meeting with the region next week, so it comes in handy.',
      'We had forty centimetres of snow here, imagine.',
    ],
    family: ['Do you eat properly?', 'We think of you a lot these weeks.', 'The bees are quiet, and so is the house.'],
    friend: [
      'And when do we eat together at last?',
      'You should come by on Saturday.',
      'I have a story to tell you, but not in writing.',
    ],
    service: [
      'You can always reach me by telephone between nine and noon.',
      'I have made a note in your file.',
      'The office is closed on Wednesday afternoons.',
    ],
  },
  signs: {
    brief: [''],
    warm: ['Take care!', 'A hug from here.', '🙂'],
    formal: ['With kind regards', 'Yours sincerely'],
    playful: ['😄', 'Over and out.', '🙃'],
  },
}
