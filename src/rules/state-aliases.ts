import type { IndianState } from './indian-states.ts';

/**
 * Other names of the states: abbreviations, former names, spellings too different to count as a typo, and the name in
 * Tamil, Hindi and the state's own script. One comma-separated line per state.
 */
export const stateAliases: Readonly<Record<IndianState, string>> = {
  'Andaman and Nicobar Islands':
    'AN, Andaman, Andamans, Andaman Nicobar, Andaman and Nicobar, அந்தமான் நிக்கோபார் தீவுகள், அந்தமான், अंडमान और निकोबार द्वीपसमूह, अंडमान और निकोबार, अंडमान',
  'Andhra Pradesh': 'AP, Andhra, ஆந்திரப் பிரதேசம், ஆந்திரா, आंध्र प्रदेश, आन्ध्र प्रदेश, ఆంధ్ర ప్రదేశ్',
  'Arunachal Pradesh': 'AR, Arunachal, அருணாச்சலப் பிரதேசம், अरुणाचल प्रदेश',
  Assam: 'AS, அசாம், அஸ்ஸாம், असम, অসম',
  Bihar: 'BR, பீகார், பிஹார், बिहार',
  Chandigarh: 'CH, சண்டிகர், चंडीगढ़, ਚੰਡੀਗੜ੍ਹ',
  Chhattisgarh: 'CG, CT, Chattisgarh, சத்தீஸ்கர், छत्तीसगढ़',
  'Dadra and Nagar Haveli and Daman and Diu':
    'DD, DN, DNHDD, Dadra and Nagar Haveli, Dadra Nagar Haveli, Daman and Diu, Daman Diu, Daman, Diu, Silvassa, தாத்ரா நகர் ஹவேலி மற்றும் டாமன் டையூ, दादरा और नगर हवेली और दमन और दीव, दादरा और नगर हवेली, दमन और दीव',
  Delhi: 'DL, New Delhi, NCT of Delhi, Delhi NCT, Dilli, டெல்லி, தில்லி, புது டெல்லி, दिल्ली, नई दिल्ली',
  Goa: 'GA, கோவா, गोवा, गोंय',
  Gujarat: 'GJ, குஜராத், गुजरात, ગુજરાત',
  Haryana: 'HR, Hariyana, ஹரியானா, அரியானா, हरियाणा',
  'Himachal Pradesh': 'HP, Himachal, இமாச்சலப் பிரதேசம், ஹிமாச்சலப் பிரதேசம், हिमाचल प्रदेश',
  'Jammu and Kashmir':
    'JK, J and K, Jammu Kashmir, Jammu, Kashmir, ஜம்மு காஷ்மீர், ஜம்மு மற்றும் காஷ்மீர், जम्मू और कश्मीर, जम्मू कश्मीर',
  Jharkhand: 'JH, ஜார்கண்ட், ஜார்க்கண்ட், झारखंड, झारखण्ड',
  Karnataka: 'KA, Karnatak, கர்நாடகா, கர்நாடகம், कर्नाटक, ಕರ್ನಾಟಕ',
  Kerala: 'KL, Keralam, கேரளா, கேரளம், केरल, കേരളം, കേരള',
  Ladakh: 'LA, Leh, லடாக், लद्दाख',
  Lakshadweep: 'LD, Laccadives, லட்சத்தீவு, இலட்சத்தீவு, लक्षद्वीप, ലക്ഷദ്വീപ്',
  'Madhya Pradesh': 'MP, மத்தியப் பிரதேசம், मध्य प्रदेश',
  Maharashtra: 'MH, Maharastra, மகாராஷ்டிரா, மஹாராஷ்டிரா, महाराष्ट्र',
  Manipur: 'MN, மணிப்பூர், मणिपुर',
  Meghalaya: 'ML, மேகாலயா, मेघालय',
  Mizoram: 'MZ, மிசோரம், मिज़ोरम, मिजोरम',
  Nagaland: 'NL, நாகாலாந்து, नागालैंड, नागालैण्ड',
  Odisha: 'OD, OR, Orissa, ஒடிசா, ஒடிஷா, ஒரிசா, ओडिशा, उड़ीसा, ଓଡ଼ିଶା',
  Puducherry:
    'PY, Pondicherry, Pondy, Puduchery, Pudhucherry, Karaikal, Mahe, Yanam, புதுச்சேரி, பாண்டிச்சேரி, पुदुचेरी, पुडुचेरी, पांडिचेरी',
  Punjab: 'PB, Panjab, பஞ்சாப், पंजाब, ਪੰਜਾਬ',
  Rajasthan: 'RJ, ராஜஸ்தான், இராஜஸ்தான், राजस्थान',
  Sikkim: 'SK, சிக்கிம், सिक्किम',
  'Tamil Nadu':
    'TN, Thamizhnadu, Tamizhnadu, Thamilnadu, Tamil Naadu, Tamizhagam, Tamilagam, Tamilakam, Tamil, தமிழ்நாடு, தமிழ் நாடு, தமிழகம், तमिलनाडु, तमिल नाडु, तमिलनाडू',
  Telangana: 'TG, TS, Telengana, Telungana, தெலங்கானா, தெலுங்கானா, तेलंगाना, తెలంగాణ',
  Tripura: 'TR, திரிபுரா, त्रिपुरा',
  'Uttar Pradesh': 'UP, உத்தரப் பிரதேசம், उत्तर प्रदेश',
  Uttarakhand: 'UK, UA, Uttaranchal, உத்தராகண்ட், உத்தரகாண்ட், उत्तराखंड, उत्तराखण्ड',
  'West Bengal': 'WB, Bengal, Paschim Banga, Paschimbanga, மேற்கு வங்காளம், மேற்கு வங்கம், पश्चिम बंगाल, পশ্চিমবঙ্গ',
};
